"""JSON that strangers send: decoded, or refused with a sentence."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from planechase.server.input_bounds import TooLong, check_bounds

T = TypeVar("T")

NO_JSON: Final = "That was not understood: it is not a single JSON message."
NO_UTF8: Final = "That was not understood: it is not UTF-8."
TOO_DEEP: Final = "That was not understood: it is nested too deeply."


class NotUnderstood(Exception):
    """What was sent is not what is expected; the message says so to the author of the program that sent it."""


def decoded(decoder: msgspec.json.Decoder[T], message: str | bytes) -> T:
    """What a message says. Raises `NotUnderstood`."""
    try:
        # The decoder looks at the bytes of names and values it does not know only sometimes, so we do it first.
        said = decoder.decode(message if isinstance(message, str) else message.decode())
        check_bounds(said)
    except (msgspec.ValidationError, TooLong) as problem:
        raise NotUnderstood(f"That was not understood: {problem}.") from problem
    except RecursionError as problem:
        raise NotUnderstood(TOO_DEEP) from problem
    except UnicodeDecodeError as problem:
        raise NotUnderstood(NO_UTF8) from problem
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise NotUnderstood(NO_JSON) from problem
    return said
