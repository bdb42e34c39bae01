"""The addresses of this server, and whether a request that claims to come from our page does."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")
"""The addresses to listen on to be reached from other machines."""
_ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody: asked which way leads there, the system names our own. Nothing is sent."""


class Addresses:
    """The addresses of a server: where it listens, and its public address if there is a proxy in front of it."""

    def __init__(self, host: str, port: int, public: str | None = None) -> None:
        self.host = host
        self.port = port
        self.public = public.rstrip("/") if public else None

    @property
    def here(self) -> str:
        """The address to open on this machine."""
        return self._address("127.0.0.1" if self.host in EVERYWHERE else self.host)

    @property
    def shared(self) -> list[str]:
        """The addresses that others can open; empty if only this machine is served."""
        if self.public is not None:
            return [f"{self.public}/"]
        if self.host in EVERYWHERE:
            return [self._address(each) for each in dict.fromkeys(_of_this_machine())]
        return [] if _is_loopback(self.host) else [self.here]

    def _address(self, host: str) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    def knows(self, host: str) -> bool:
        """Whether a request was meant for us: another site's name that points here is not one of ours (rebinding).

        Numbers are always ours, because nobody else can own a name that is one.

        >>> ours = Addresses("127.0.0.1", 8123)
        >>> ours.knows("127.0.0.1:8123"), ours.knows("localhost:8123"), ours.knows("evil.example:8123")
        (True, True, False)
        """
        name = _name(host)
        if name is None:
            return False
        if name == "localhost" or name in self._names():
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _names(self) -> Iterator[str]:
        yield self.host
        if self.public is not None:
            yield (urlsplit(self.public).hostname or "").lower()
        if not _is_loopback(self.host):
            yield socket.gethostname().lower()
            yield f"{socket.gethostname().lower()}.local"

    def is_ours(self, origin: str, host: str) -> bool:
        """Whether a page from this origin is the one that was served under this host.

        >>> ours = Addresses("127.0.0.1", 8123)
        >>> ours.is_ours("http://localhost:8123", "localhost:8123"), ours.is_ours("null", "localhost:8123")
        (True, False)
        """
        return origin == self.public or origin in (f"http://{host}", f"https://{host}")


def _name(host: str) -> str | None:
    """The name in a Host header, without the port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _of_this_machine() -> Iterator[str]:
    """The addresses of this machine in its network, the one that is used most first."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            yield str(probe.getsockname()[0])
        except OSError:
            # Without a network there is nobody to share with.
            pass
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    for *_, place in found:
        if not _is_loopback(str(place[0])):
            yield str(place[0])
