"""What instructions about players are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.bots.judging import (
    CARD,
    DAMAGE,
    LIFE,
    TOKEN_DISCOUNT,
    WINNING,
    creature_value,
    object_value,
    permanent_value,
)
from planechase.bots.worth.judge_tables import on_player, table
from planechase.bots.worth.object_worth import IRRADIATED, POISONED
from planechase.rules.events.monarch import monarch
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Filter
from planechase.rules.state.objects import Zone
from planechase.rules.state.player import POISON, RAD, Player
from planechase.words import word_slots
from planechase.words.casual.planar_words import PlanarRoll
from planechase.words.effects.amassing import Amass
from planechase.words.effects.card_copies import CopyOntoEach
from planechase.words.effects.clashing import Fateseal
from planechase.words.effects.counter_effects import Bolster
from planechase.words.effects.damage_effects import DamageByEach, DealDamage
from planechase.words.effects.discovering import Discover
from planechase.words.effects.doubling import DoubleLife
from planechase.words.effects.finding import Search
from planechase.words.effects.growing_actions import Blight
from planechase.words.effects.hands import Discard, DiscardHand, Draw, LookAndChoose
from planechase.words.effects.incubating import Incubate
from planechase.words.effects.lasting_effects import SkipNext
from planechase.words.effects.libraries import Mill, Scry, Surveil
from planechase.words.effects.life_effects import GainLife, LoseHalfLife, LoseLife
from planechase.words.effects.permanent_effects import Sacrifice
from planechase.words.effects.populating import Populate
from planechase.words.effects.tokens import CreateCopyToken, CreateToken, FlipCoin
from planechase.words.effects.turns import ControlNextTurn, ExtraTurn, LoseGame, WinGame
from planechase.words.effects.zone_effects import PlayersPut, PlayersReturn
from planechase.words.manifesting import Cloak, Manifest, ManifestDread
from planechase.words.monarchy import BecomeMonarch
from planechase.words.player_counters import GetCounters, GetEnergy
from planechase.words.predefined import Investigate
from planechase.words.tempting import RingTempts
from planechase.words.venturing import TakeInitiative, VentureInto, VentureIntoDungeon

if TYPE_CHECKING:
    from planechase.bots.worth.judge import Judge


NEAR_DEATH: Final = 10
"""From so much life on each point counts in full."""
FACE_DOWN: Final = 35
"""What a card of the library is worth as a face-down creature."""
FOUND: Final = 30
"""What a card is worth that one looks for in a library."""


def _draws(judge: Judge, effect: Draw, player: Player) -> int:
    count = judge.amount(effect.count)
    return -WINNING if count > len(player.library) else CARD * count


def _discards(judge: Judge, effect: Discard, player: Player) -> int:
    if effect.down_to is not None:
        return -CARD * max(0, len(player.hand) - effect.down_to)
    return -CARD * min(judge.amount(effect.count), len(player.hand))


def life_lost(player: Player, count: int) -> int:
    """Life loss, including by damage. While much life is left, there are better uses for what deals it."""
    if count >= player.life:
        return -WINNING
    return -(DAMAGE if player.life - count <= NEAR_DEATH else DAMAGE // 2) * max(0, count)


def _loses_life(judge: Judge, effect: LoseLife, player: Player) -> int:
    return life_lost(player, judge.amount(effect.count))


def _hurt(judge: Judge, effect: DealDamage, player: Player) -> int:
    return life_lost(player, judge.share(effect.count, effect.to, player.id))


def _loses_half(judge: Judge, effect: LoseHalfLife, player: Player) -> int:
    return -DAMAGE * ((max(0, player.life) + 1) // 2)


def _rolls(judge: Judge, effect: PlanarRoll, player: Player) -> int:
    """A roll of the planar die for nothing: welcome where the die would be rolled anyway."""
    from planechase.bots.planar_rolls import gain_of_rolling  # noqa: PLC0415 - judges judge planes too

    return 15 if gain_of_rolling(judge.game, player.id) > 0 else 0


def _sacrifices(judge: Judge, effect: Sacrifice, player: Player) -> int:
    """The worst permanents that fit; if any number may be chosen, the player says how many."""
    if effect.any_number:
        return 0
    return -sum(_worst(judge, effect.what, player)[: judge.amount(effect.count)])


def _returns_one(judge: Judge, effect: PlayersReturn, player: Player) -> int:
    return -sum(_worst(judge, effect.what, player)[:1]) // 2


def _worst(judge: Judge, what: Filter, player: Player) -> list[int]:
    """What the permanents that fit are worth to the player, the worst first."""
    permanents = judge.game.controlled_by(player.id)
    return sorted(permanent_value(judge.game, p) for p in permanents if what.matches(judge.game, p, judge.by))


def _creates(judge: Judge, effect: CreateToken, player: Player) -> int:
    each = creature_value(effect.token.values()) - TOKEN_DISCOUNT
    return max(10, each) * judge.amount(effect.count)


def _copies(judge: Judge, effect: CreateCopyToken, player: Player) -> int:
    """A token that is a copy of the best thing there is to copy."""
    meant = judge.meant(effect.of)
    return max((object_value(judge.game, judge.game.recall(one)) for one in meant), default=20)


def _takes_own_share(judge: Judge, effect: DamageByEach, player: Player) -> int:
    """Damage that depends on each player it is dealt to."""
    judge.by.remember(word_slots.EACH_OF_THEM, (player.id,))
    return _hurt(judge, effect, player)


def _burdened(judge: Judge, effect: CopyOntoEach, player: Player) -> int:
    """An Aura on one of this player's creatures that chance chooses."""
    game = judge.game
    values = [permanent_value(game, p) for p in game.controlled_by(player.id) if game.chars(p).types & CREATURE]
    return -(sum(values) * 7 // (10 * len(values))) if values else 0


def _puts(judge: Judge, effect: PlayersPut, player: Player) -> int:
    """A card out of a graveyard for good; or the best of one's own cards in hand that fit, as others' are not known.

    Whom it helps that all get something back depends on too much.
    """
    game = judge.game
    if effect.to is Zone.EXILE:
        return -14 if player.graveyard else 0
    if effect.origin is not Zone.HAND or effect.starting_with_you:
        return 0
    if player.id != judge.me:
        return 10 if player.hand else 0
    hand = [game.objects[id] for id in player.hand]
    return max((object_value(game, card) for card in hand if effect.what.matches(game, card, judge.by)), default=0)


def _crowned(judge: Judge, effect: BecomeMonarch, player: Player) -> int:
    """A card each turn until somebody takes the crown away."""
    return 0 if monarch(judge.game) is player else 2 * CARD


def _populates(judge: Judge, effect: Populate, player: Player) -> int:
    """A copy of the best creature token there is."""
    game = judge.game
    tokens = [p for p in game.controlled_by(player.id) if p.is_token and game.chars(p).types & CREATURE]
    return max((permanent_value(game, p) for p in tokens), default=0)


def _gets_counters(judge: Judge, effect: GetCounters, player: Player) -> int:
    count = judge.amount(effect.count)
    if effect.kind == RAD:
        return -IRRADIATED * count
    if effect.kind != POISON:
        return 5 * count
    return -WINNING if player.poison + count >= judge.game.options.lethal_poison else -POISONED * count


TO_PLAYER: Final = table(
    on_player(CopyOntoEach, _burdened),
    on_player(Bolster, lambda judge, effect, player: 15 * judge.amount(effect.count)),
    on_player(Draw, _draws),
    on_player(Discard, _discards),
    on_player(DiscardHand, lambda judge, effect, player: -CARD * len(player.hand)),
    on_player(Mill, lambda judge, effect, player: -1),
    on_player(Scry, lambda judge, effect, player: 5),
    on_player(Surveil, lambda judge, effect, player: 5),
    on_player(Search, lambda judge, effect, player: FOUND * sum(min(find.count, 4) for find in effect.finds)),
    on_player(LookAndChoose, lambda judge, effect, player: -CARD if player.hand else 0),
    on_player(DealDamage, _hurt),
    on_player(DamageByEach, _takes_own_share),
    on_player(GainLife, lambda judge, effect, player: LIFE * judge.amount(effect.count)),
    on_player(LoseLife, _loses_life),
    on_player(LoseHalfLife, _loses_half),
    on_player(PlanarRoll, _rolls),
    on_player(Sacrifice, _sacrifices),
    on_player(PlayersReturn, _returns_one),
    on_player(ControlNextTurn, lambda judge, effect, player: -100),
    on_player(ExtraTurn, lambda judge, effect, player: 100),
    on_player(SkipNext, lambda judge, effect, player: -100 if effect.step is None else -20),
    on_player(PlayersPut, _puts),
    on_player(LoseGame, lambda judge, effect, player: -WINNING),
    on_player(WinGame, lambda judge, effect, player: WINNING),
    on_player(CreateToken, _creates),
    on_player(CreateCopyToken, _copies),
    on_player(Investigate, lambda judge, effect, player: CARD // 2),
    on_player(BecomeMonarch, _crowned),
    on_player(Amass, lambda judge, effect, player: 15 * judge.amount(effect.count)),
    on_player(Discover, lambda judge, effect, player: CARD + 5 * judge.amount(effect.count)),
    on_player(Incubate, lambda judge, effect, player: CARD // 2 + 10 * judge.amount(effect.count)),
    on_player(Populate, _populates),
    on_player(RingTempts, lambda judge, effect, player: CARD // 2),
    on_player(VentureIntoDungeon, lambda judge, effect, player: CARD // 2),
    on_player(VentureInto, lambda judge, effect, player: CARD // 2),
    on_player(TakeInitiative, lambda judge, effect, player: 2 * CARD),
    on_player(Manifest, lambda judge, effect, player: FACE_DOWN * judge.amount(effect.count)),
    on_player(Cloak, lambda judge, effect, player: FACE_DOWN * judge.amount(effect.count)),
    on_player(ManifestDread, lambda judge, effect, player: FACE_DOWN),
    on_player(Fateseal, lambda judge, effect, player: 5),
    on_player(Blight, lambda judge, effect, player: -15 * judge.amount(effect.count)),
    on_player(DoubleLife, lambda judge, effect, player: LIFE * player.life),
    on_player(GetCounters, _gets_counters),
    on_player(GetEnergy, lambda judge, effect, player: 5 * judge.amount(effect.count)),
    on_player(FlipCoin, lambda judge, effect, player: 5),
)
"""What an instruction changes for a player it is about; negative is harm."""
