"""Instructions that create tokens and emblems, flip coins and add mana."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from planechase.rules.combat.entering_combat import AS_CHOSEN
from planechase.rules.events import actions, dice
from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.events import Attacks, TappedForMana
from planechase.rules.events.lasting import WhileItStays, begin_effect
from planechase.rules.language.abilities import Ability, KeywordAbility
from planechase.rules.language.card_types import CREATURE, LEGENDARY, has_subtype, type_names
from planechase.rules.language.characteristics import Characteristics, with_defined_characteristics
from planechase.rules.language.colors import COLOR_OF_LETTER, colors_from, spoken_color_names
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Duration, Effect, Filter, Modification, Players, Targeting
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import Word, word
from planechase.rules.mana.mana import ManaCost, ManaType, Restriction
from planechase.rules.mana.mana_abilities import (
    AddMana,
    AddsLikeOthers,
    Production,
    add_mana,
    combinations_of,
    producible_colors,
)
from planechase.rules.multiplayer import influence
from planechase.rules.spells.copying import copiable_values
from planechase.rules.state.decisions import Choose, Confirm, Rule, alternatives, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.amounts import AsX, Counted, Number, SizeOf, amount
from planechase.words.changes import abilities as abilities_text
from planechase.words.copy_words import copied_except, differences
from planechase.words.effects.zone_effects import blocked_by
from planechase.words.english import Reader as NewReader
from planechase.words.english import article, capital, listed, number_word, plural
from planechase.words.filters import Exactly
from planechase.words.player_words import YOU, RememberedPlayers, last_known
from planechase.words.speech import People, Quantity, SpokenWord, Things
from planechase.words.statics.combat_statics import AttacksPlayer

if TYPE_CHECKING:
    from planechase.rules.mana.mana import Spending
    from planechase.rules.state.objects import Id, Permanent
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Token(Word, SpokenWord):
    """CR 111.3: a token's name, types, colours, size and abilities."""

    legendary: ClassVar[bool] = False
    subtypes: tuple[str, ...]
    power: int | None = None
    toughness: int | None = None
    colors: int = 0
    types: int = CREATURE
    abilities: tuple[Ability, ...] = ()
    name: str = ""
    predefined: bool = False
    """CR 111.10: whether the rules say what it is, so that the text need not: "a Treasure token"."""

    def values(self, edition: Edition = Edition.CURRENT) -> Characteristics:
        """CR 111.4: without a name of its own a token is named after its subtypes; in 2011 just so (2011:110.5c)."""
        name = self.name or " ".join(self.subtypes)
        if not self.name and edition is Edition.CURRENT:
            name += " Token"
        kinds = frozenset(self.subtypes)
        size, legendary = (self.power, self.toughness), LEGENDARY if self.legendary else 0
        return with_defined_characteristics(
            Characteristics(name, None, self.colors, legendary, self.types, kinds, *size, abilities=self.abilities)
        )

    def say(self, reader: Reader) -> str:
        if self.predefined:
            role = " Role" if "Role" in self.subtypes else ""
            return f"{self.name or ' '.join(self.subtypes)}{role if self.name else ''} token"
        size = f"{self.power}/{self.toughness} " if self.power is not None else ""
        color = listed(spoken_color_names(self.colors)) or "colorless"
        kinds = " ".join([*self.subtypes, *(name.lower() for name in type_names(self.types))])
        return f"{'legendary ' if self.legendary else ''}{size}{color} {kinds} token"

    def qualities(self, reader: Reader) -> str:
        if self.predefined:
            return ""
        plain = tuple(a for a in self.abilities if isinstance(a, KeywordAbility))
        other = tuple(a for a in self.abilities if not isinstance(a, KeywordAbility))
        said = [abilities_text(reader, (ability,)) for ability in plain]
        if other:
            bearer = _as(reader, self)
            own = abilities_text(bearer, other)
            for name in (bearer.self_name, capital(bearer.self_name)):
                own = own.replace(name, f"{name.split()[0]} token")
            said.append(own)
        text = f" with {listed(said)}" if said else ""
        return f"{text} named {self.name}" if self.name and not self.legendary else text


def _as(reader: Reader, token: Token) -> Reader:
    return NewReader(token.values())


@word
class LegendaryToken(Token):
    """CR 205.4d: a token that is legendary."""

    legendary = True


@word
class CreateToken(Effect, SpokenWord):
    """CR 701.7: the tokens are remembered."""

    token: Token
    count: Quantity = Number(1)
    who: Players = YOU
    tapped: bool = False
    into: ObjectSlot = word_slots.TOKENS
    attacking: bool = False
    """CR 508.4: whether they are tapped and attacking; whom or what, their controller chooses."""
    blocking: Things | bool = False
    """CR 509.4: the attacking creature that they are blocking; where only that they are, their controller chooses."""

    def happen(self, game: State, by: Source) -> Rule[None]:
        values, count = self.token.values(game.edition), self.count.value(game, by)
        tapped, attacking = self.tapped or self.attacking, AS_CHOSEN if self.attacking else None
        blocking = blocked_by(game, self.blocking, by)
        created = [
            TokensCreated(player.id, values, count, tapped, attacking, blocking=blocking)
            for player in self.who.found(game, by)
        ]
        by.remember(self.into, tuple((yield from actions.create_together(game, created))))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        many = isinstance(self.who, People) and self.who.is_many
        verb = "create" if who == "you" else f"{who} create{'' if many else 's'}"
        count, for_each = reader.counted(self.count)
        s = "" if count == "a" else "s"
        tapped = "tapped " if self.tapped else ""
        noun = reader.read(self.token)
        if count == "a" and noun[:1] in "8":
            count = "an"
        that = " that's" if s == "" else " that are"
        attacking = f"{that} tapped and attacking" if self.attacking else ""
        if self.blocking:
            attacking = f"{that} blocking" + (f" {reader.read(self.blocking)}" if self.blocking is not True else "")
        reader.speak_of(None)  # tokens have come between, so what was spoken of is called by its name again
        named = f"{self.token.name}, " if self.token.legendary and self.token.name else ""
        return f"{verb} {named}{count} {tapped}{noun}{s}{self.token.qualities(reader)}{attacking}{for_each}"


@word
class CreateChoiceOf(Effect, SpokenWord):
    """CR 101.4, 701.7: players each choose one of several tokens; then all of those are created at once."""

    writes = (word_slots.TOKENS,)
    tokens: tuple[Token, ...]
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        created: list[TokensCreated] = []
        for player in self.who.found(game, by):
            options = alternatives(token.values(game.edition).name for token in self.tokens)
            why = "Choose which token to create."
            chosen = yield from ask(Choose(player.id, Purpose.TOKEN, why, options, about=by.object_id, word=self))
            created.append(TokensCreated(player.id, self.tokens[chosen[0].number].values(game.edition), 1))
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_together(game, created))))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        verb = "create your" if who == "you" else f"{who} creates their"
        tokens = [article(reader.read(token)) + token.qualities(reader) for token in self.tokens]
        return f"{verb} choice of {listed(tokens, 'or')}"


@word
class CreateSized(Effect, SpokenWord):
    """CR 701.7, 608.2h: a token whose power and toughness are a number found out as it is created."""

    writes = (word_slots.TOKENS,)
    token: Token
    size: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        number = self.size.value(game, by)
        sized = replace(self.token, power=number, toughness=number)
        yield from CreateToken(sized, who=self.who).happen(game, by)

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        verb = "create" if who == "you" else f"{who} creates"
        noun, qualities = reader.read(self.token), self.token.qualities(reader)
        number = self.size.amount if isinstance(self.size, AsX) and self.size.explained else self.size
        where = f", where X is {number.number_of(reader)}" if isinstance(number, Counted) else ""
        return f"{verb} an X/X {noun}{qualities}{where}"


@word
class CreateCopyToken(Effect, SpokenWord):
    """CR 707.2, 111.10: a token that is a copy of something."""

    writes = (word_slots.TOKENS,)
    of: Things
    who: Players = YOU
    legendary: bool = True
    """CR 707.9b: False where the copy is not legendary, whatever the original is."""
    except_it: tuple[Modification, ...] = ()
    """CR 707.9b, 707.9d: what else of the copy is different."""
    count: Quantity = Number(1)

    @property
    def subject(self) -> Players:
        """Those who get the token."""
        return self.who

    def reading(self) -> str:
        one = "{who} create[s] a token that's a copy of {of}"
        text = one if self.count.is_one() else "{who} create[s] {count} tokens that are copies of {of}"
        if self.legendary or self.except_it:
            return text
        return (
            text
            + f", except {'it' if self.count.is_one() else 'they'}'{'s' if self.count.is_one() else 're'} not legendary"
        )

    def happen(self, game: State, by: Source) -> Rule[None]:
        created: list[TokensCreated] = []
        for player in self.who.found(game, by):
            objects = (
                last_known(game, self.of, by)
                if isinstance(self.of, Targeting)
                else (yield from self.of.choose(game, by))
            )
            count = self.count.value(game, by)
            copies = [copied_except(game, obj, self.legendary, self.except_it, by) for obj in objects]
            created += [TokensCreated(player.id, copy, count) for copy in copies]
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_together(game, created))))

    def say(self, reader: Reader) -> str:
        text = reader.template(self)
        if not self.except_it:
            return text
        return text + differences(reader, self.legendary, self.except_it, not self.count.is_one())


@word
class CopyEach(Effect):
    """CR 707.2, 701.7: a token for each of some objects that is a copy of it, all of them at once."""

    writes = (word_slots.TOKENS,)
    yours = True
    reads = "for each one, create a token that's a copy of it"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        values = [copiable_values(game, obj) for obj in self.what.objects(game, by)]
        created = [TokensCreated(by.controller, copied, 1) for copied in values]
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_together(game, created))))


@word
class CreateForEach(Effect, SpokenWord):
    """CR 508.1d: a token for each of some players, which attacks that player if able, each combat or for a while."""

    writes = (word_slots.TOKENS,)
    yours = True
    token: Token
    who: Players
    duration: Duration | None = None

    def happen(self, game: State, by: Source) -> Rule[None]:
        """The tokens enter at the same time; what they must attack is no ability of theirs."""
        players = self.who.found(game, by)
        created = [TokensCreated(by.controller, self.token.values(game.edition), 1) for _ in players]
        yield from actions.create_together(game, created)
        for player, one in zip(players, created, strict=True):
            for token in one.new_ids:
                set_against(game, token, player.id, by, self.duration)
        by.remember(word_slots.TOKENS, tuple(token for one in created for token in one.new_ids))

    def say(self, reader: Reader) -> str:
        token = article(reader.read(self.token)) + self.token.qualities(reader)
        when = "each combat" if self.duration is None else reader.read(self.duration)
        return f"for {reader.read(self.who)}, create {token} that attacks that player {when} if able"


def set_against(game: State, creature: Id, player: Id, by: Source, duration: Duration | None = None) -> None:
    """CR 508.1d: a creature attacks a player each combat if able, for as long as it stays unless a while is named."""
    aimed = by.clone()
    aimed.remember(word_slots.WHOM, (player,))
    attack = AttacksPlayer(Exactly((creature,)), RememberedPlayers(word_slots.WHOM))
    begin_effect(game, attack, aimed, duration or WhileItStays(creature))


@word
class CopyAttackingOthers(Effect):
    """CR 508.4, 707.2: copies of an attacker of yours, each attacking an opponent that the original does not attack."""

    writes = (word_slots.TOKENS,)
    yours = True
    reads = "for each other opponent, you may create a token that's a copy of {of}, tapped and attacking that opponent"
    of: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        attacked = by.event.defending_player if isinstance(by.event, Attacks) else None
        wanted: list[TokensCreated] = []
        for obj in self.of.objects(game, by):
            for opponent in influence.players(game, by, game.opponents(by.controller)):
                if opponent.id == attacked:
                    continue
                why = f"Create a copy of {game.name_of(obj.id)} that attacks {opponent.name}?"
                if (yield from ask(Confirm(by.controller, Purpose.MAY, why, obj.id, self))):
                    values = copiable_values(game, obj)
                    wanted.append(TokensCreated(by.controller, values, 1, tapped=True, attacking=opponent.id))
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_together(game, wanted))))


@word
class GetEmblem(Effect, SpokenWord):
    """CR 114: you get an emblem with these abilities."""

    yours = True
    abilities: tuple[Ability, ...]

    def happen(self, game: State, by: Source) -> Rule[None]:
        actions.create_emblem(game, by.you(game), Characteristics("Emblem", abilities=self.abilities, emblem=True))
        return
        yield

    def say(self, reader: Reader) -> str:
        return f"you get an emblem with {abilities_text(reader, self.abilities)}"


@word
class FlipCoin(Effect, SpokenWord):
    """CR 705: the result is remembered for the rest of the text."""

    writes = (word_slots.FLIP,)
    reads = "{who} flip[s] a coin"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            won = yield from dice.flip_coin(game, player)
            by.remember(word_slots.FLIP, (int(won),))

    def say(self, reader: Reader) -> str:
        """What was spoken of before the coin is called by its name again."""
        text = reader.template(self)
        reader.speak_of(None)
        return text


@word
class MakeMana(AddMana, SpokenWord):
    """CR 106.3: add mana, as a card says it."""

    text: str = ""

    def say(self, reader: Reader) -> str:
        verb = "add"
        if self.who is not None:
            who = reader.read(self.who)
            verb = "add" if who == "you" else f"{who} adds"
        each = ""
        if isinstance(self.times, Quantity):
            _, each = reader.counted(self.times)
        amount_text = self.text or listed([_symbols(p) for p in self.productions], "or")
        if isinstance(self.times, SizeOf) and not self.text:
            amount_text, each = f"an amount of {amount_text} equal to {self.times.number_of(reader)}", ""
        only = f". {self.restriction.text}" if self.restriction is not None else ""
        return f"{verb} {amount_text}{each}{only}"


@word
class AddOfThatType(Effect):
    """CR 106.3: one mana of a type that the permanent of the event was just tapped for."""

    reads = "{who} add[s] one mana of any type that {kind} produced"
    who: Players = YOU
    kind: str = "land"

    def mana(self) -> bool:
        return True

    def produces(self, game: State, by: Source) -> tuple[Production, ...]:
        event = by.event
        types = [unit.type for unit in event.mana] if isinstance(event, TappedForMana) else []
        return tuple((type,) for type in dict.fromkeys(types))

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from add_mana(game, player, self.produces(game, by), by)


@word
class AddColorOf(AddsLikeOthers):
    """CR 106.7: one mana of a colour that permanents which fit could produce."""

    reads = "{who} add[s] one mana of any color that {what} could produce"
    what: Filter
    who: Players = YOU

    def others(self, game: State, by: Source) -> list[Permanent]:
        return [permanent for permanent in influence.permanents(game, by) if self.what.matches(game, permanent, by)]

    def produces(self, game: State, by: Source) -> tuple[Production, ...]:
        return tuple((color,) for color in producible_colors(game, self.others(game, by)))

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from add_mana(game, player, self.produces(game, by), by)


def _symbols(production: Production) -> str:
    return "".join(f"{{{letter}}}" for letter in production)


@word
class OnlyFor(Restriction):
    """CR 106.6: mana that may be spent only on spells and abilities of a subtype or card type."""

    subtype: str = ""
    types: int = 0

    @property
    def text(self) -> str:
        kind = self.subtype or listed([name.lower() for name in type_names(self.types)], "or")
        return f"Spend this mana only to cast {kind} spells or activate abilities of {plural(kind)}"

    def allows(self, purpose: Spending) -> bool:
        if purpose.kind == "other" or (purpose.kind == "activate" and not purpose.permanent):
            return False
        return bool(purpose.types & self.types) or has_subtype(purpose.subtypes, self.subtype)


@word
class NotForOthers(Restriction):
    """CR 106.6: mana that cannot be spent to cast spells without a card type; anything else it may pay for."""

    types: int

    @property
    def text(self) -> str:
        kind = listed([name.lower() for name in type_names(self.types)], "or")
        return f"This mana can't be spent to cast a non{kind} spell"

    def allows(self, purpose: Spending) -> bool:
        return purpose.kind != "cast" or bool(purpose.types & self.types)


@word
class OnlyToCast(Restriction):
    """CR 106.6: mana that may be spent only on spells of a card type or subtype."""

    subtype: str = ""
    types: int = 0

    @property
    def text(self) -> str:
        kind = self.subtype or listed([name.lower() for name in type_names(self.types)], "and")
        return f"Spend this mana only to cast {kind} spells"

    def allows(self, purpose: Spending) -> bool:
        if purpose.kind != "cast":
            return False
        return bool(purpose.types & self.types) or has_subtype(purpose.subtypes, self.subtype)


def add(symbols: str, *, times: int | Quantity | None = None, who: Players | None = None) -> MakeMana:
    """Add exactly this mana: `add("{R}{W}")`."""
    return MakeMana((_letters(symbols),), None if times is None else amount(times), who)


def add_one_of(*choices: str) -> MakeMana:
    """CR 106.3: you choose which of these to add: `add_one_of("{R}", "{W}")`."""
    return MakeMana(tuple(_letters(choice) for choice in choices))


def add_any_color(
    count: int = 1, who: Players | None = None, additional: bool = False, restriction: Restriction | None = None
) -> MakeMana:
    """Add mana of one colour of the player's choice."""
    productions = tuple((letter,) * count for letter in _COLORS)
    extra = "an additional " if additional else ""
    text = f"{extra}{number_word(count)} mana of any {'one ' if count > 1 else ''}color"
    return MakeMana(productions, None, who, restriction, text)


def add_combination(count: int, restriction: Restriction | None = None) -> MakeMana:
    """Add mana in any combination of colours."""
    text = f"{number_word(count)} mana in any combination of colors"
    return MakeMana(combinations_of("WUBRG", count), None, None, restriction, text)


_COLORS: tuple[ManaType, ...] = ("W", "U", "B", "R", "G")


def _letters(symbols: str) -> Production:
    found: list[ManaType] = []
    for symbol in ManaCost.parse(symbols).symbols:
        letter = symbol.text.strip("{}")
        if letter not in COLOR_OF_LETTER and letter != "C":
            raise ValueError(f"{symbol.text} is not a type of mana.")
        found.append(letter)  # type: ignore[arg-type]  # just checked
    return tuple(found)


def create(
    token: Token,
    count: int | Quantity = 1,
    who: Players = YOU,
    *,
    tapped: bool = False,
    attacking: bool = False,
    blocking: Things | bool = False,
) -> CreateToken:
    """Create tokens: `create(creature_token(1, 1, "G", "Saproling"), 2)`."""
    return CreateToken(token, amount(count), who, tapped, attacking=attacking, blocking=blocking)


def creature_token(
    power: int, toughness: int, colors: str, subtypes: str, *abilities: Ability, types: int = 0, name: str = ""
) -> Token:
    """A creature token: `creature_token(1, 1, "R", "Goblin")`; a colourless one has "" for its colours."""
    return Token(tuple(subtypes.split()), power, toughness, colors_from(colors), CREATURE | types, abilities, name)
