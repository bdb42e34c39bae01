"""`planechase companion`: keep planes, schemes, life and turns for a game of paper cards, with everybody's phones."""

from __future__ import annotations

import argparse

from planechase.terminal.serve_command import add_place, serve

PAGE = "#/companion"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_place(parser)
    parser.add_argument(
        "--host",
        default="0.0.0.0",
        help="the address to listen on; without it, phones in your network can join, with 127.0.0.1 only this machine",
    )


def run(args: argparse.Namespace) -> int:
    return serve(args.host, args.port, not args.no_browser, args.database, page=PAGE)
