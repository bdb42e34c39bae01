"""For how long something is so: the text calls "it" what it has spoken of last, and says nothing else with it."""

import pytest
from tests.reading.invented import said

TEXTS = (
    "When this creature enters, target creature gains flying for as long as this creature remains on the battlefield.",
    "When this creature enters, target creature gains flying for as long as it remains on the battlefield.",
    "Whenever this creature attacks, target creature gets +1/+1 for as long as it remains tapped.",
    "Whenever this creature attacks, target creature gets +1/+1 for as long as this creature remains tapped.",
)


@pytest.mark.rule("611.2b")
@pytest.mark.parametrize("text", TEXTS)
def test_whose_staying_is_meant(text: str) -> None:
    assert said(text) == text


@pytest.mark.rule("122.1")
@pytest.mark.parametrize("kind", ["an oil counter", "a charge counter"])
def test_one_counter_is_removed(kind: str) -> None:
    text = f"Remove {kind} from this creature: Draw a card.\nWhenever this creature attacks, remove {kind} from it."
    assert said(text) == text


@pytest.mark.rule("603.7")
def test_when_something_is_done_stands_before_what_it_depends_on() -> None:
    text = (
        "When this creature enters, create a Treasure token. "
        "At the beginning of the next end step, exile that token unless you have the city's blessing."
    )
    assert said(text) == text
