"""Screens as Discord's components."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.ports.pictures import EndPicture, FormChart, HandPicture, PictureSpec, ScorecardPicture
from bot.ports.screen import (
    Button,
    File,
    Line,
    Link,
    Menu,
    Option,
    Picture,
    Row,
    Screen,
    Style,
    Text,
)
from cogs.sending.bodies import list_mentionable
from cogs.sending.custom_id import BUTTON, MENU
from cogs.sending.emojis import Emojis
from cogs.sending.layout import build, pictures_of
from engine import Card
from tests.pictures.tables import last_turn, opened, played, table_of

EXPECTED = {Style.MAIN: 1, Style.PLAIN: 2, Style.GOOD: 3, Style.DANGER: 4}
"""Discord's numbers for the colours: blurple, grey, green, red."""
CHART: PictureSpec = FormChart((3, 4), "Ann")
CARD: PictureSpec = ScorecardPicture(("Ann", "Bob"), ((4, 5),), 3, (4, 5))


def sent(written: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the parts inside the container, as they are sent to Discord."""
    parts: list[dict[str, Any]] = container_of(written)["components"]
    return parts


def container_of(written: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the container around everything, as it is sent to Discord."""
    (container,) = written
    return dict(container)


def test_a_screen_may_have_no_colour_and_a_row_no_buttons() -> None:
    (container,) = build(Screen((Text("alone"), Row(()))))
    assert container == {
        "type": 17,
        "accent_color": None,
        "spoiler": False,
        "components": [{"type": 10, "content": "alone"}],
    }


def test_every_part_becomes_its_component() -> None:
    screen = Screen(
        (
            Text("**Hole 1**"),
            Picture(CHART, "Ann: 3, 4", "3 4"),
            Line(),
            Row((Button("draw", "Draw", Style.MAIN), Link("https://example.org", "More"))),
            Row((Button("page", "Page 1 of 1", disabled=True),)),
            Menu("more", "More…", (Option("rules", "Rules", "How it is played"),)),
        ),
        key="8f3k2m4p:1-2",
        accent=0x1F5C4A,
    )
    view = build(screen)
    text, picture, line, row, page, menu = sent(view)
    assert text["content"] == "**Hole 1**"
    assert picture["items"] == [
        picture["items"][0]
        | {"description": "Ann: 3, 4", "media": {"url": "attachment://chart.png"}}
    ]
    assert line["type"] == discord.ComponentType.separator.value
    draw, link = row["components"]
    assert draw["custom_id"] == "golf:8f3k2m4p:1-2:draw"
    assert draw["style"] == discord.ButtonStyle.primary.value
    assert link["url"] == "https://example.org"
    assert draw["disabled"] is link["disabled"] is False
    assert page["components"][0]["disabled"] is True
    (select,) = menu["components"]
    assert select["custom_id"] == "golfm:8f3k2m4p:1-2:more"
    assert select["options"] == [
        select["options"][0] | {"value": "rules", "description": "How it is played"}
    ]
    assert container_of(view)["accent_color"] == 0x1F5C4A


def test_a_message_has_buttons_and_menus_of_ours_and_links_only() -> None:
    screen = Screen(
        (
            Row((Button("a", "A"), Link("https://example.org", "B"))),
            Menu("c", "C", (Option("d", "D"),)),
        )
    )
    view = build(screen)
    buttons, menu = sent(view)
    assert BUTTON.fullmatch(buttons["components"][0]["custom_id"])
    assert MENU.fullmatch(menu["components"][0]["custom_id"])


def test_what_is_written_is_what_the_library_would_write() -> None:
    emojis = Emojis()
    emojis.learn({"seven_of_hearts": 77})
    screen = Screen(
        (
            Text("Hello"),
            Picture(CHART, "described", "words"),
            File("log.json", b"{}", "no log"),
            Line(),
            Row(
                (Button("up0", "1", Style.GOOD, card=Card.parse("7H")), Link("https://a.org", "B"))
            ),
            Menu("more", "More…", (Option("rules", "Rules", "How"), Option("x", "X", "", True))),
        ),
        key="8f3k2m4p:1-2",
        accent=1,
    )
    written = build(screen, emojis=emojis.written)
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=1)
    container.add_item(ui.TextDisplay("Hello"))
    gallery = ui.MediaGallery[ui.LayoutView]()
    gallery.add_item(media="attachment://chart.png", description="described")
    container.add_item(gallery)
    container.add_item(ui.File("attachment://log.json"))
    container.add_item(ui.Separator())
    button = ui.Button[ui.LayoutView](
        style=discord.ButtonStyle.success,
        label="1",
        custom_id="golf:8f3k2m4p:1-2:up0",
        emoji=discord.PartialEmoji(name="seven_of_hearts", id=77),
    )
    container.add_item(ui.ActionRow(button, ui.Button(url="https://a.org", label="B")))
    options = [
        discord.SelectOption(label="Rules", value="rules", description="How"),
        discord.SelectOption(label="X", value="x", default=True),
    ]
    menu = ui.Select[ui.LayoutView](
        custom_id="golfm:8f3k2m4p:1-2:more", placeholder="More…", options=options
    )
    container.add_item(ui.ActionRow(menu))
    view: Any = ui.LayoutView()
    view.add_item(container)
    assert written == view.to_components()


def test_texts_are_cut_where_discord_would_refuse_them() -> None:
    flags = "🇦🇺" * 40
    screen = Screen(
        (
            Text("😀" * 5 + "x" * 3980),  # an emoji counts twice
            Text("y" * 100),
            Text("z"),
            Picture(CHART, "d" * 2000, ""),
            Row((Button("a", "l" * 200), Button("b", flags))),
            Menu("m", "p" * 200, (Option("v", "o" * 200, "e" * 200),)),
        )
    )
    parts = sent(build(screen))
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert texts[1:] == ["y" * 9 + "…"]
    gallery, row, menu = parts[-3:]
    assert len(gallery["items"][0]["description"]) == 1024
    long, astral = row["components"]
    assert len(long["label"]) == 80
    assert len(astral["label"].encode("utf-16-le")) // 2 <= 80
    (select,) = menu["components"]
    assert len(select["placeholder"]) == 150
    assert len(select["options"][0]["label"]) == len(select["options"][0]["description"]) == 100


def test_a_picture_that_is_not_there_is_said_in_words() -> None:
    screen = Screen((Picture(CHART, "long", "short words"), Picture(CARD, "long", "")))
    assert [part["content"] for part in sent(build(screen, files=()))] == ["short words"]
    chart, card = sent(build(screen, files={"chart.png", "scorecard.png"}))
    assert chart["type"] == card["type"] == discord.ComponentType.media_gallery.value


def test_file_names_say_only_what_kind_of_picture_it_is() -> None:
    screen = Screen((Picture(CHART, "", ""), Picture(CARD, "", ""), Picture(CARD, "", "")))
    assert list(pictures_of(screen)) == ["chart.png", "scorecard.png", "scorecard-2.png"]
    game, over = opened(2), played(2, lambda game: game.is_over)[0]
    end = EndPicture(over.view(None), ("Ann", "Bob"))
    every = (table_of(game), HandPicture(game.view(0)), CARD, end, last_turn(2, 1), CHART)
    names = list(pictures_of(Screen(tuple(Picture(spec, "", "") for spec in every))))
    assert names == [
        "table.png",
        "cards.png",
        "scorecard.png",
        "end.png",
        "motion.gif",
        "chart.png",
    ]


def test_cards_are_on_buttons_where_the_bot_has_emojis() -> None:
    screen = Screen(
        (Row((Button("up0", "1", card=Card.parse("7H")), Button("up1", "2", back=True))),)
    )
    (bare,) = sent(build(screen))
    assert [button.get("emoji") for button in bare["components"]] == [None, None]
    emojis = Emojis()
    emojis.learn({"seven_of_hearts": 77, "face_down": 99})
    (row,) = sent(build(screen, emojis=emojis.written))
    shown = [(button["emoji"]["name"], button["emoji"]["id"]) for button in row["components"]]
    assert shown == [("seven_of_hearts", 77), ("face_down", 99)]


def test_only_the_people_meant_are_notified() -> None:
    said = list_mentionable(Screen((Text("<@1> <@2>"),), mentions=(2,), roles=(3,)))
    assert said == {"parse": [], "users": [2], "roles": [3]}
    nobody = list_mentionable(Screen((Text("<@1> <@&2>"),)))
    assert nobody == {"parse": [], "users": [], "roles": []}


def test_a_file_is_attached_or_said_in_words() -> None:
    screen = Screen((File("log.json", b"{}", "no log"),))
    (shown,) = sent(build(screen))
    assert shown["file"]["url"] == "attachment://log.json"
    (missing,) = sent(build(screen, files=()))
    assert missing["content"] == "no log"


def test_a_menu_shows_what_is_chosen_and_each_style_has_its_colour() -> None:
    options = (Option("a", "A"), Option("b", "B", selected=True))
    buttons = tuple(Button(f"x{style}", "X", style) for style in Style)
    row, menu = sent(build(Screen((Row(buttons[:5]), Menu("pick", "Pick", options)))))
    chosen = [option["value"] for option in menu["components"][0]["options"] if option["default"]]
    assert chosen == ["b"]
    colours = {
        button["custom_id"].rpartition(":x")[2]: button["style"] for button in row["components"]
    }
    assert colours == {str(style): colour for style, colour in EXPECTED.items()}


def test_a_screen_in_hebrew_runs_from_right_to_left() -> None:
    parts = (
        Text("### לוח\nשלום **Ann**"),
        Text("1: **2**"),
        Row((Button("draw", "לקחת \u20687♥\u2069"), Button("one", "1"))),
        Menu("menu", "שפה", (Option("he", "עברית", "אב"), Option("de", "Deutsch"))),
    )
    texts, more, row, menu = container_of(build(Screen(parts)))["components"]
    assert texts["content"] == "### \u200f\u2067לוח\u2069\n\u200f\u2067שלום **Ann**\u2069"
    assert more["content"] == "\u200f\u20671: **2**\u2069", "also a line that has no letters"
    assert [button["label"] for button in row["components"]] == [
        "\u2067לקחת \u20687♥\u2069\u2069",
        "1",
    ]
    (chosen,) = menu["components"]
    assert chosen["placeholder"] == "\u2067שפה\u2069"
    assert [option["label"] for option in chosen["options"]] == ["\u2067עברית\u2069", "Deutsch"]
    assert chosen["options"][0]["description"] == "\u2067אב\u2069"


def test_a_hebrew_name_does_not_turn_an_english_screen() -> None:
    text = "**\u2068שרה\u2069** wins. **\u2068שרה\u2069**"
    (part,) = container_of(build(Screen((Text(text),))))["components"]
    assert part["content"] == text
