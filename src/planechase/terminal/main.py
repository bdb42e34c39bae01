"""The command `planechase`: which subcommands there are. Each of them is a module of its own."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from planechase.terminal import cards, companion, decks, play, rules, serve, variants, verify
from planechase.terminal.harmless import harmless, speak_plainly
from planechase.terminal.mistakes import Mistake


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    speak_plainly()
    args = _parser().parse_args(_with_command(sys.argv[1:] if argv is None else argv))
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except Mistake as mistake:
        print(harmless(str(mistake)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough. Nothing may be written to it any more, not even at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _with_command(given: Sequence[str]) -> Sequence[str]:
    """What stands without a command, such as a port, is said to the server."""
    own = ("-h", "--help", "--version")
    return [serve.NAME, *given] if given and given[0].startswith("-") and given[0] not in own else given


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="planechase",
        description="Magic: The Gathering and its casual variants, by the rules. Without a command a server is started "
        "on this machine and its first page is opened.",
    )
    parser.add_argument("--version", action="version", version=f"planechase {_version()}")
    parser.set_defaults(run=lambda args: serve.serve())
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for module in (serve, play, companion, variants, cards, decks, rules, verify):
        summary = (module.__doc__ or "").splitlines()[0].partition(": ")[2]
        command = commands.add_parser(module.NAME, help=summary, description=f"{summary[:1].upper()}{summary[1:]}")
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _version() -> str:
    from planechase import __version__

    return __version__


if __name__ == "__main__":
    sys.exit(main())
