"""`planechase serve`: serve tables to browsers on this machine, or to a whole network."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from planechase.terminal.input_errors import Mistake
from planechase.terminal.own_cards import card_arguments as own_cards

if TYPE_CHECKING:
    from planechase.server.server_cards import ServerCards

LONGEST_PACE: Final = 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_place(parser)
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="the address to listen on; with 0.0.0.0, others in your network can play, without it only this machine",
    )
    parser.add_argument(
        "--pace",
        type=_seconds,
        metavar="SECONDS",
        help="how long bots wait after one of them has done something, so that people can look; 0 for no wait",
    )
    parser.add_argument(
        "--public-address",
        metavar="URL",
        type=_public,
        help="the address that others use, such as https://play.example.org, if a proxy is in front of this server",
    )
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        type=_proxy,
        action="append",
        default=[],
        help="a proxy on another machine, or a network of them, which is believed about visitors' addresses; can be "
        "given several times",
    )
    own_cards.add_arguments(parser, own_cards.LISTED_HELP)


def _server_cards(files: Sequence[str], proxies: bool) -> ServerCards:
    """The cards of this server that are not built in. What was imported is read again now, if it has to be."""
    from planechase.server.server_cards import ServerCards
    from planechase.terminal.own_cards.brought_cards import brought, refreshed

    refreshed()
    return ServerCards(brought(list(files), proxies))


def add_place(parser: argparse.ArgumentParser) -> None:
    """Where a server listens, and where it keeps its tables."""
    parser.add_argument(
        "--port", type=_port, help="the port to listen on (default: 8123, or the next one that is free)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.add_argument(
        "--database",
        metavar="URL",
        help="where tables are kept: sqlite:///FILE or postgresql://…; without it, a file in your data folder",
    )


def run(args: argparse.Namespace) -> int:
    return serve(
        args.host,
        args.port,
        not args.no_browser,
        args.database,
        args.public_address,
        args.pace,
        proxies=args.trusted_proxy,
        cards=args.cards or [],
        vanilla=args.proxies,
    )


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    browser: bool = True,
    database: str | None = None,
    public: str | None = None,
    pace: float | None = None,
    page: str = "",
    proxies: Sequence[str] = (),
    cards: Sequence[str] = (),
    vanilla: bool = False,
) -> int:
    """Serve until the user presses Ctrl-C. What only a server needs is imported here, so other commands start fast."""
    from planechase.server.server_settings import ServerSettings
    from planechase.server.serving import CannotServe, ServerOptions
    from planechase.server.serving import serve as run_server

    settings = ServerSettings() if pace is None else ServerSettings(pace=pace)
    server_cards = _server_cards(cards, vanilla)
    try:
        wanted = ServerOptions(
            host,
            port,
            database,
            browser,
            page,
            public,
            settings=settings,
            proxies=tuple(proxies),
            server_cards=server_cards,
        )
        run_server(wanted, lambda line: print(line, flush=True))
    except CannotServe as refused:
        raise Mistake(str(refused)) from refused
    return 0


def _port(written: str) -> int:
    if not written.isdecimal() or int(written) > 65535:
        raise argparse.ArgumentTypeError(f"a port is a number up to 65535 (0 takes any free one), not “{written}”")
    return int(written)


def _seconds(written: str) -> float:
    if not written.replace(".", "", 1).isdecimal() or not float(written) <= LONGEST_PACE:
        raise argparse.ArgumentTypeError(f"a pace is a number of seconds from 0 to {LONGEST_PACE}, not “{written}”")
    return float(written)


def _public(written: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(written)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise argparse.ArgumentTypeError(f"an address looks like https://play.example.org, and not like “{written}”")
    return written


def _proxy(written: str) -> str:
    from planechase.server.trusted_proxies import proper_proxy

    try:
        return proper_proxy(written)
    except ValueError as wrong:
        raise argparse.ArgumentTypeError(str(wrong)) from wrong
