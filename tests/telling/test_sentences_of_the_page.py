"""The page says in German what the game says in English: its own tests try every sentence that is written anywhere."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.telling.sentences import gathered, known

HELP = "Run `python -m tests.telling.sentences`, and give the page German words (page/src/words/game/german) for: "


@pytest.fixture(scope="module")
def written() -> Mapping[str, list[str]]:
    return gathered()


@pytest.mark.parametrize("what", ["sentences", "labels", "decks"])
def test_the_page_tries_all_that_the_game_can_say(written: Mapping[str, list[str]], what: str) -> None:
    tried = known()[what]
    new = [said for said in written[what] if said not in tried]
    gone = [said for said in tried if said not in written[what]]
    assert (new, gone) == ([], []), HELP + "; ".join(new)


@pytest.mark.parametrize(
    "one",
    [
        "You have priority.",
        "{} planeswalks to {}.",
        "Everybody for themselves; the last player in the game wins.",
        "A name has at most {} letters.",
        "A deck has at least {} cards; this one has {}.",
        "Only the host can do that{}.",
        "That was a little too fast. Wait a moment and try again.",
    ],
)
def test_every_way_to_write_a_sentence_is_found(written: Mapping[str, list[str]], one: str) -> None:
    assert one in written["sentences"]
