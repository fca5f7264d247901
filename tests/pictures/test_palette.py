"""Everybody can read the colours and tell them apart."""

from itertools import combinations

import pytest
from coloraide import Color

from bot.pictures.palette import INKS, PALETTE, SUITS, Colour, blend, index_of, make_ramp
from engine import Suit


def as_color(colour: Colour) -> Color:
    return Color("srgb", [channel / 255 for channel in colour])


@pytest.mark.parametrize("name", INKS)
def test_every_ink_can_be_read_on_its_ground(name: str) -> None:
    ink = INKS[name]
    assert as_color(ink.colour).contrast(as_color(ink.ground), method="wcag21") >= 4.5


@pytest.mark.parametrize("blindness", [None, "protan", "deutan", "tritan"])
def test_suits_differ_for_every_kind_of_eye(blindness: str | None) -> None:
    seen = {
        suit: as_color(colour) if blindness is None else as_color(colour).filter(blindness)
        for suit, colour in SUITS.items()
    }
    # A difference of 2.3 is just noticeable side by side. These colours are on separate cards.
    for one, other in combinations(Suit, 2):
        assert seen[one].delta_e(seen[other], method="2000") >= 12, (one, other)


def test_the_palette_fits_a_png_and_holds_every_ink() -> None:
    assert len(PALETTE) == len(set(PALETTE)) <= 256
    assert {ink.colour for ink in INKS.values()} | {ink.ground for ink in INKS.values()} <= set(
        PALETTE
    )


@pytest.mark.parametrize("name", INKS)
def test_an_edge_goes_in_steps_from_its_ground_to_its_ink(name: str) -> None:
    ink = INKS[name]
    steps = make_ramp(ink.ground, ink.colour)
    assert steps[0] == index_of(ink.ground)
    assert steps[255] == index_of(ink.colour)
    assert steps[127] == index_of(blend(ink.ground, ink.colour, 0.5))
    light = [as_color(PALETTE[place]).luminance() for place in steps]
    rising = light[-1] > light[0]
    assert light == sorted(light, reverse=not rising), "no step is lighter or darker than the next"
