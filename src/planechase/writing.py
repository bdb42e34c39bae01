"""What you need to write words and variants: the parts of speech, the state, and how to ask players.

A word of your own is a class with `@word`. The cards that use it take all other words from `planechase.vocabulary`.
`docs/writing-words.md` shows how.
"""

from planechase.rules import layers
from planechase.rules.combat.attacking import AttackCost, AttackGroupRule, AttackRequirement, AttackRestriction
from planechase.rules.combat.blocking import BlockCost, BlockGroupRule, BlockRequirement, BlockRestriction
from planechase.rules.events import actions, events
from planechase.rules.events.events import Event
from planechase.rules.events.happening import happen
from planechase.rules.events.lasting import begin_effect
from planechase.rules.events.zones import move
from planechase.rules.language.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    SpecialAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from planechase.rules.language.characteristics import CardDefinition, Characteristics, Draft
from planechase.rules.language.grammar import (
    Amount,
    Condition,
    Cost,
    Duration,
    Effect,
    Filter,
    Modal,
    Modification,
    Modifying,
    Players,
    Replacement,
    Selection,
    Statement,
    Targeting,
    Trigger,
)
from planechase.rules.language.slots import LinkSlot, NumberSlot, ObjectSlot, PlayerSlot
from planechase.rules.language.word import Word, word
from planechase.rules.multiplayer import influence
from planechase.rules.multiplayer.variant import Agreed, Place, Variant
from planechase.rules.multiplayer.variant_display import AboutView, CountView, FaceUpView, PlaceView, RoleView, Shown
from planechase.rules.state.decisions import Choose, ChooseNumber, Confirm, Decision, Divide, Order, Rule, ask
from planechase.rules.state.objects import Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.player import Player
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.words.english import Reader, card_text, listed
from planechase.words.filters.combining_filters import Description
from planechase.words.phrases import of_cards, phrase
from planechase.words.speech import Moment, People, Quantity, SpokenWord, Things

__all__ = [
    "Ability",
    "AboutView",
    "ActivatedAbility",
    "Agreed",
    "Amount",
    "AttackCost",
    "AttackGroupRule",
    "AttackRequirement",
    "AttackRestriction",
    "BlockCost",
    "BlockGroupRule",
    "BlockRequirement",
    "BlockRestriction",
    "CardDefinition",
    "Characteristics",
    "Choose",
    "ChooseNumber",
    "Condition",
    "Confirm",
    "Cost",
    "CountView",
    "Decision",
    "Description",
    "Divide",
    "Draft",
    "Duration",
    "Effect",
    "Event",
    "FaceUpView",
    "Filter",
    "Id",
    "KeywordAbility",
    "LinkSlot",
    "Modal",
    "Modification",
    "Modifying",
    "Moment",
    "NumberSlot",
    "Object",
    "ObjectSlot",
    "Order",
    "People",
    "Permanent",
    "Place",
    "PlaceView",
    "Player",
    "PlayerSlot",
    "Players",
    "Purpose",
    "Quantity",
    "Reader",
    "Replacement",
    "RoleView",
    "Rule",
    "Selection",
    "Shown",
    "Source",
    "SpecialAbility",
    "SpellAbility",
    "SpokenWord",
    "StackObject",
    "State",
    "Statement",
    "StaticAbility",
    "Step",
    "Targeting",
    "Things",
    "Trigger",
    "TriggeredAbility",
    "Variant",
    "Word",
    "Zone",
    "actions",
    "ask",
    "begin_effect",
    "card_text",
    "events",
    "happen",
    "influence",
    "layers",
    "listed",
    "move",
    "of_cards",
    "phrase",
    "word",
]
