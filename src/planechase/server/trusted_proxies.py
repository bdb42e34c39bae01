"""Trusted proxies: only they are believed when they say whose request they forward."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Iterator
from typing import Final

SAME_MACHINE: Final = ("127.0.0.1", "::1")
LONG: Final = 96
"""How many bits precede an IPv4 address in its IPv6 form, which is seen where a socket listens to both."""


def proper_proxy(written: str) -> str:
    """The address of a proxy, or a network of them, in a form to compare. Raises `ValueError` with what is wrong.

    >>> proper_proxy("10.0.0.5"), proper_proxy("fd00::/16")
    ('10.0.0.5', 'fd00::/16')
    """
    try:
        network = ipaddress.ip_network(written)
    except ValueError:
        raise ValueError(
            f"a proxy is an address such as 10.0.0.5, or a network such as 10.0.0.0/24, and not “{written}”"
        ) from None
    if network.prefixlen == 0:
        raise ValueError(f"“{written}” matches every address, so any visitor could claim any address")
    return str(network.network_address) if network.num_addresses == 1 else str(network)


def believed(public: str | None, proxies: Iterable[str]) -> list[str]:
    """From which addresses `X-Forwarded-For` is believed: from this machine where a proxy is said to be, and these."""
    return [*(SAME_MACHINE if public is not None else ()), *(each for one in proxies for each in _both(one))]


def _both(proxy: str) -> Iterator[str]:
    """The forms in which a proxy's address is seen: by a socket for IPv4 only, and by one for both versions."""
    yield proxy
    network = ipaddress.ip_network(proxy)
    if isinstance(network, ipaddress.IPv4Network):
        mapped = f"::ffff:{network.network_address}"
        yield mapped if network.num_addresses == 1 else f"{mapped}/{LONG + network.prefixlen}"


class TrustedProxies:
    """The addresses from which `X-Forwarded-For` is believed.

    >>> proxies = TrustedProxies(["127.0.0.1", "10.0.0.0/24", "fd00::7"])
    >>> "10.0.0.5" in proxies, "fd00::7" in proxies, "192.0.2.1" in proxies
    (True, True, False)
    """

    def __init__(self, proxies: Iterable[str]) -> None:
        self._networks = [ipaddress.ip_network(each) for each in proxies]

    def __contains__(self, address: object) -> bool:
        if not self._networks:
            return False
        try:
            known = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        return any(known in network for network in self._networks)
