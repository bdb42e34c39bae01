"""What all tests share."""

import gc
import random
import re
import secrets
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from os import environ

import pytest
from hypothesis import HealthCheck, settings
from tests.warm import Warm

from planechase.rules.events.events import Notice
from planechase.rules.state.decisions import Decision
from planechase.rules.state.objects import Id

# The same examples at every run, and no clock: see docs/decisions/0002-development-tools.md.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("thorough", settings.get_profile("steady"), derandomize=False, max_examples=2_000)
settings.load_profile("steady")

PURE_FIXTURES = frozenset({"reworded", "die"})
"""What changes the engine while it runs."""
chance = random.Random()
"""Where tests get what the program takes from the system's source of chance."""
RULE_NUMBER = re.compile(r"(2011:)?[1-9]\d\d(\.\d+[a-z]?)?")


def pytest_configure() -> None:
    """A run in the background of a shell ignores Ctrl-C, and so would all processes that tests start and interrupt."""
    vars(secrets).update(
        token_bytes=lambda nbytes=None: chance.randbytes(nbytes or 32),
        choice=chance.choice,
        randbits=chance.getrandbits,
    )
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """What was imported for the tests stays until the end: it is not looked through whenever memory is tidied up."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A mistyped rule number would silently drop its rule from the list of tested rules.

    A test draws the same numbers in every run and in any order, so none fails by chance.
    """
    chance.seed(item.nodeid)
    random.seed(item.nodeid)
    if "PLANECHASE_COMPILED" in environ and (
        item.get_closest_marker("pure") or PURE_FIXTURES.intersection(getattr(item, "fixturenames", ()))
    ):
        pytest.skip("It changes the engine or looks into its code, which only the uncompiled one lets happen.")
    for mark in item.iter_markers("rule"):
        if not mark.args or mark.kwargs:
            pytest.fail('write the mark like @pytest.mark.rule("603.4")', pytrace=False)
        for number in mark.args:
            if not (isinstance(number, str) and RULE_NUMBER.fullmatch(number)):
                pytest.fail(f'{number!r} is not a rule number such as "603.4"', pytrace=False)


@pytest.fixture(scope="session")
def warm() -> Iterator[Warm]:
    """What forks processes that have imported the whole program."""
    warm = Warm()
    yield warm
    warm.close()


@pytest.fixture
def reworded() -> Callable[[], AbstractContextManager[None]]:
    """Where every question asks, and every message says, the same nonsense."""
    return _reworded


@contextmanager
def _reworded() -> Iterator[None]:
    in_a_message = Notice.__init__

    def nonsense(self: Notice, text: str = "", about: tuple[Id, ...] = ()) -> None:
        in_a_message(self, "Hey nonny nonny" + " {}" * len(about), about)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Decision, "why", property(lambda asked: "Hey nonny no?", lambda asked, why: None))
        patch.setattr(Notice, "__init__", nonsense)
        yield
