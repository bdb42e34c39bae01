"""Who looks at a table, and what they have been told: one message, encoded once, serves all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from planechase.server.connections import ClientConnection, Closing, Standing
from planechase.server.table_adapters import Teller
from planechase.tables import journal as told
from planechase.tables.messages import Refusal
from planechase.tables.people import Person, PersonId
from planechase.tables.table_kinds import EveryEntry, EveryMessage
from planechase.telling.naming import Viewer

_encoder = msgspec.json.Encoder()


def written(message: EveryMessage) -> bytes:
    """A message, encoded."""
    return _encoder.encode(message)


class Guest:
    """A connection in a room, and whose it is; nobody's for a spectator."""

    __slots__ = ("address", "company", "connection", "passing", "person")

    def __init__(self, connection: ClientConnection, person: PersonId | None, address: str = "") -> None:
        self.address = address
        self.connection = connection
        self.person = person
        self.company: EveryMessage | None = None
        """What they were last told about who is there."""
        self.passing: EveryMessage | None = None
        """What they were last told about what people show each other."""

    def tell(self, message: EveryMessage) -> None:
        self.connection.send(written(message))


class Audience:
    """Connections of one seat, or of spectators, that have been told the same: one message serves them all."""

    __slots__ = ("_teller", "_watching", "_whole", "guests", "viewer")

    def __init__(self, viewer: Viewer, teller: Teller) -> None:
        self.viewer = viewer
        self.guests: list[Guest] = []
        self._teller = teller
        self._watching = teller.watching(viewer)
        self._whole: bytes | None = None
        """Everything there is to see, for those who come one after the other."""

    @property
    def knows_all(self) -> bool:
        """Whether they have been told everything, so that a newcomer will know exactly what they know."""
        return self._watching.knows_all

    def welcome(self, guest: Guest) -> None:
        """Show everything to a newcomer. Those who are here already know it."""
        if self._whole is None:
            watching = self._watching if not self.guests else self._teller.watching(self.viewer)
            seen = watching.all()
            self._whole = written(seen) if seen is not None else None
        if self._whole is not None:
            guest.connection.send(self._whole)
        self.guests.append(guest)

    def tell(self) -> None:
        """Tell them what has changed, if they can see it."""
        news = self._watching.news()
        if news is None:
            return
        self._whole = None
        message = written(news)
        for guest in tuple(self.guests):
            guest.connection.send(message)

    def rest(self) -> None:
        """Free memory: what there is to see is computed again for the next who comes."""
        self._whole = None


class Gathering:
    """Everybody who is at a table now."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._guests: list[Guest] = []
        self._arriving: list[Guest] = []
        self._audiences: list[Audience] = []

    def __len__(self) -> int:
        return len(self._guests)

    def __contains__(self, guest: object) -> bool:
        return guest in self._guests

    def here(self) -> list[PersonId]:
        """The people who are connected: first those who sit, in seat order, then the others as they came."""
        people = self._teller.people
        known = {guest.person for guest in self._guests if guest.person is not None}
        return sorted(known, key=lambda one: (people[one].seat is None, people[one].seat or 0, one))

    def addresses(self) -> list[str]:
        """Where the connections come from, as far as that is known, in the order in which they came."""
        return [guest.address for guest in self._guests if guest.address]

    def rest(self) -> None:
        """Free memory: keep only what everybody was last told."""
        self._teller.forget()
        for audience in self._audiences:
            audience.rest()

    # ------------------------------------------------------------------ coming and going

    def arrive(self, guest: Guest) -> None:
        """Add a newcomer, who is told everything as soon as the others know what is new."""
        self._guests.append(guest)
        self._arriving.append(guest)

    def leave(self, guest: Guest) -> bool:
        """Remove a connection. Returns whether it was here."""
        if guest not in self._guests:
            return False
        self._guests.remove(guest)
        if guest in self._arriving:
            self._arriving.remove(guest)
        for audience in self._audiences:
            if guest in audience.guests:
                audience.guests.remove(guest)
        self._audiences = [audience for audience in self._audiences if audience.guests]
        return True

    def last_least(self, standing: Callable[[Guest], Standing]) -> Guest | None:
        """The last guest who came, of those whose standing is least."""
        return min(reversed(self._guests), key=standing, default=None)

    def send_away(self, guest: Guest, code: Closing, sentence: str) -> None:
        """Disconnect somebody, and say why."""
        self.leave(guest)
        guest.tell(Refusal(sentence))
        guest.connection.close(code)

    def close(self, code: Closing, which: Callable[[Guest], bool] = lambda guest: True) -> None:
        """Disconnect everybody, or some."""
        for guest in tuple(self._guests):
            if which(guest):
                self.leave(guest)
                guest.connection.close(code)

    def _turn_away(self) -> None:
        """Disconnect strangers who may not look any more."""
        for guest in [guest for guest in self._guests if guest.person is None]:
            sentence = self._teller.turns_away(guest.address)
            if sentence is not None:
                self.send_away(guest, Closing.NOT_ADMITTED, sentence)

    # ------------------------------------------------------------------ telling

    def tell(self, entries: Sequence[EveryEntry]) -> None:
        """Tell everybody what they may know, after these entries were saved or somebody came or went."""
        here = self.here()
        companies = self._teller.companies(here)
        self._tell_company(companies)
        self._tell_sayings(entries)
        for entry in entries:
            if isinstance(entry, told.Removed):
                self.close(Closing.UNKNOWN_TOKEN, lambda guest, gone=entry.person: guest.person == gone)  # type: ignore[misc]
            elif isinstance(entry, told.Banned | told.AccessSet):
                self._turn_away()
        anew = self._teller.looks_anew(entries)
        self._sit_down([guest for guest in self._guests if anew is None or guest.person in anew])
        for audience in tuple(self._audiences):
            audience.tell()
        self._join()
        self._welcome(companies)
        self._tell_passing(here)

    def _tell_company(self, companies: Callable[[Person | None], EveryMessage]) -> None:
        """Tell who is here to everybody for whom it is new."""
        known: dict[PersonId | None, EveryMessage] = {}
        for guest in tuple(self._guests):
            if guest in self._arriving:
                continue
            if guest.person not in known:
                known[guest.person] = companies(self._person(guest))
            if guest.company != known[guest.person]:
                guest.company = known[guest.person]
                guest.tell(guest.company)

    def _tell_passing(self, here: Sequence[PersonId]) -> None:
        """What is only for the moment, after what has happened: what was tapped may be done by now."""
        passing = self._teller.passing(here)
        if passing is None:
            return
        message = written(passing)
        for guest in tuple(self._guests):
            if guest.passing != passing:
                guest.passing = passing
                guest.connection.send(message)

    def _person(self, guest: Guest) -> Person | None:
        return self._teller.people[guest.person] if guest.person is not None else None

    def _tell_sayings(self, entries: Sequence[EveryEntry]) -> None:
        for entry in entries:
            if isinstance(entry, told.Said | told.Remarked):
                message = written(self._teller.spoken(entry))
                for guest in tuple(self._guests):
                    if guest not in self._arriving:
                        guest.connection.send(message)

    def _sit_down(self, guests: Sequence[Guest]) -> None:
        """These people sit down: from now on they see what their seat sees. Nothing changes for the others."""
        seated = [(audience, guest) for audience in self._audiences for guest in audience.guests if guest in guests]
        for audience, guest in seated:
            audience.guests.remove(guest)
        self._audiences = [audience for audience in self._audiences if audience.guests]
        for _, guest in seated:
            self._audience(guest).welcome(guest)

    def _join(self) -> None:
        """Join audiences that see the same and know the same."""
        joined: dict[Viewer, Audience] = {}
        for audience in tuple(self._audiences):
            if audience.knows_all:
                first = joined.setdefault(audience.viewer, audience)
                if first is not audience:
                    first.guests += audience.guests
                    self._audiences.remove(audience)

    def _welcome(self, companies: Callable[[Person | None], EveryMessage]) -> None:
        arriving, self._arriving = self._arriving, []
        for guest in arriving:
            guest.company = companies(self._person(guest))
            guest.tell(guest.company)
            for said in self._teller.sayings():
                guest.tell(said)
            self._audience(guest).welcome(guest)

    def _audience(self, guest: Guest) -> Audience:
        """Those who have been told all that this guest will be told now."""
        viewer = self._teller.viewer(self._person(guest))
        for audience in self._audiences:
            if audience.viewer == viewer and audience.knows_all:
                return audience
        self._audiences.append(Audience(viewer, self._teller))
        return self._audiences[-1]
