"""Headers of every response: what a page may load and do, which is as little as it needs."""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Final

PICTURES: Final = "planechase-pictures"
"""The cookie of those who want card pictures from elsewhere; its value is then "on"."""
PICTURES_FROM: Final = ("https://cards.scryfall.io", "https://api.scryfall.com")

Headers = list[tuple[bytes, bytes]]


def policy(pictures: bool = False) -> str:
    """The content security policy. Nothing from elsewhere is loaded, except pictures for those who want them.

    >>> "scryfall" in policy(), "scryfall" in policy(pictures=True), "unsafe" in policy(pictures=True)
    (False, True, False)
    """
    sources = ("'self'", "blob:", "data:", *(PICTURES_FROM if pictures else ()))
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            f"img-src {' '.join(sources)}",
            "font-src 'self'",
            "media-src 'self' blob: data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "frame-ancestors 'none'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


SAFE: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), "
        b"accelerometer=(), gyroscope=(), magnetometer=(), display-capture=(), browsing-topics=()",
    ),
)
"""The headers of every response."""


def safe_headers(cookie: str = "") -> Headers:
    """The headers of every response to a browser with these cookies."""
    return [*SAFE, (b"content-security-policy", policy(wants_pictures(cookie)).encode())]


def wants_pictures(cookie: str) -> bool:
    """Whether somebody has switched on card pictures from elsewhere.

    >>> wants_pictures("a=b; planechase-pictures=on"), wants_pictures("planechase-pictures=off"), wants_pictures("")
    (True, False, False)
    """
    try:
        found = SimpleCookie(cookie).get(PICTURES)
    except CookieError:
        return False
    return found is not None and found.value == "on"
