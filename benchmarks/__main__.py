"""Runs all benchmarks, or the named ones: ``python -m benchmarks pictures``."""

import sys
from importlib import import_module
from pkgutil import iter_modules

import benchmarks

TOPICS = sorted(
    module.name for module in iter_modules(benchmarks.__path__) if module.name[0] != "_"
)


def main(chosen: list[str]) -> None:
    """Run the chosen topics, or all if none is chosen; exit with a sentence if a topic does not exist."""
    if unknown := sorted(set(chosen) - set(TOPICS)):
        sys.exit(f"there is no benchmark {', '.join(unknown)}; there are {', '.join(TOPICS)}")
    for topic in chosen or TOPICS:
        print(f"=== {topic} ===")
        import_module(f"benchmarks.{topic}").main()
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
