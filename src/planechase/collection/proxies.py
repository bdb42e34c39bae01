"""Cards that are not understood, played as vanilla cards if the user asks for exactly that."""

from __future__ import annotations

from collections.abc import Iterable

from planechase.decks.binder import Binder
from planechase.reading.card_texts import CardText
from planechase.reading.vanilla import NotACard, proxy
from planechase.rules.language.characteristics import CardDefinition


class Proxied(Binder):
    """A binder in which every card can be found: those that are not understood without text, and marked as proxies."""

    def __init__(self, binder: Binder) -> None:
        super().__init__()
        self.binder = binder
        self.added = binder.added
        self._proxies: dict[str, CardDefinition | str] = {}

    @property
    def proxies(self) -> list[str]:
        """The names of the proxies that were found so far."""
        return [card.name for card in self._proxies.values() if isinstance(card, CardDefinition)]

    def find(self, written: str) -> CardDefinition | None:
        understood = self.binder.find(written)
        if understood is not None:
            return understood
        found = self._proxy(written)
        return found if isinstance(found, CardDefinition) else None

    def why_not(self, written: str) -> str:
        found = self._proxy(written)
        return f"There is no proxy for “{written}”: {found}" if isinstance(found, str) else ""

    def facts(self, written: str) -> CardText | None:
        return self.binder.facts(written)

    def names(self) -> Iterable[str]:
        return self.binder.names()

    def _proxy(self, written: str) -> CardDefinition | str | None:
        facts = self.binder.facts(written)
        if facts is None:
            return None
        if facts.name not in self._proxies:
            try:
                self._proxies[facts.name] = proxy(facts)
            except NotACard as wrong:
                self._proxies[facts.name] = str(wrong)
        return self._proxies[facts.name]
