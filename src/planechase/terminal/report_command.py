"""`planechase report`: draw the results of the games that `sim` has stored, on one page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from planechase.terminal.input_errors import Mistake

PAGE: Final = "report.html"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", type=Path, metavar="DIR", help="the folder in which `planechase sim --out DIR` has stored games"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help=f"the file for the page (default: DIR/{PAGE})")


def run(args: argparse.Namespace) -> int:
    from planechase.lab.game_folder import Folder, OtherPlan
    from planechase.lab.optional_libraries import MissingLibraries
    from planechase.lab.outcome_files import BrokenLine

    try:
        from planechase.lab.report.sections import NoGames, report
    except MissingLibraries as missing:
        raise Mistake(str(missing)) from missing
    try:
        written = report(Folder.opened(args.folder))
    except FileNotFoundError as missing:
        raise Mistake(f"There are no games in {args.folder}. {_how(args.folder)}") from missing
    except NotADirectoryError as file:
        raise Mistake(f"{args.folder} is a file; a report needs a folder, such as {args.folder.parent}.") from file
    except NoGames as none:
        raise Mistake(f"{none} {_how(args.folder)}") from none
    except (OtherPlan, BrokenLine) as broken:
        raise Mistake(str(broken)) from broken
    except OSError as refused:
        raise Mistake(f"The games in {args.folder} cannot be read: {refused.strerror}.") from refused
    page = args.out if args.out is not None else args.folder / PAGE
    try:
        page.write_text(written, encoding="utf-8")
    except OSError as refused:
        raise Mistake(f"The page cannot be written to {page}: {refused.strerror}.") from refused
    print(page)
    return 0


def _how(folder: Path) -> str:
    return f"To play some: planechase sim --games 100 --out {folder}"
