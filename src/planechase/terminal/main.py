"""The command `planechase`: which subcommands there are. Each is a module of its own, imported when it is run."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

from planechase.terminal.input_errors import Mistake
from planechase.terminal.safe_text import harmless, speak_plainly
from planechase.version import __version__

SERVE: Final = "serve"
COMMANDS: Final[Mapping[str, str]] = {
    "serve": "serve tables to browsers on this machine, or to a whole network.",
    "play": "play a game in the terminal, with bots and people at one keyboard.",
    "companion": "keep planes, schemes, life and turns for a game of paper cards, with everybody's phones.",
    "variants": "list the variants, or describe one of them.",
    "cards": "show a card, list all cards, or bring others.",
    "decks": "list the built-in decks, show one of them, or check a deck list of your own.",
    "arena": "compare bots: each plays the same deals in every seat.",
    "sim": "let bots play any number of games, and count the results.",
    "report": "draw the results of the games that `sim` has stored, on one page.",
    "rules": "list which of the Comprehensive Rules have tests.",
    "verify": "prove that a game followed from what was agreed on before its first shuffle.",
}
"""Each command with what it does."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    speak_plainly()
    given = _with_command(sys.argv[1:] if argv is None else argv)
    try:
        args = _parsed(given)
        code: int = args.run(args)
        sys.stdout.flush()
    except Mistake as mistake:
        print(harmless(str(mistake)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        # The reader of our output has closed it. Nothing may be written to it any more, not even at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parsed(given: Sequence[str]) -> argparse.Namespace:
    """What was typed. Words may also follow an option, which argparse itself does not understand."""
    parser = _parser(given[0] if given else SERVE)
    args, more = parser.parse_known_args(given)
    if more and ("words" not in args or any(each.startswith("-") and each != "-" for each in more)):
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    if more:
        args.words += more
    return args


def _with_command(given: Sequence[str]) -> Sequence[str]:
    """Options without a command, such as a port, are meant for the server."""
    own = ("-h", "--help", "--version")
    return [SERVE, *given] if given and given[0].startswith("-") and given[0] not in own else given


def _parser(wanted: str) -> argparse.ArgumentParser:
    """What can be typed. Only the command that is wanted adds its arguments."""
    parser = argparse.ArgumentParser(
        prog="planechase",
        description="Magic: The Gathering and its casual variants, by the rules. Without a command, planechase starts "
        "a server on this machine and opens its first page.",
    )
    parser.add_argument("--version", action="version", version=f"planechase {__version__}")
    parser.set_defaults(run=_serve)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=f"{summary[:1].upper()}{summary[1:]}")
        if name == wanted:
            module = import_module(f"planechase.terminal.{name}_command")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser


def _serve(args: argparse.Namespace) -> int:
    from planechase.terminal.serve_command import serve

    return serve()


if __name__ == "__main__":
    sys.exit(main())
