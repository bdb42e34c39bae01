"""Every instruction there is, and who judges it: a new word is not forgotten silently."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from typing import Final

import planechase
from planechase.bots.worth.judge import WHOLE
from planechase.bots.worth.object_worth import TO_OBJECT
from planechase.bots.worth.player_worth import TO_PLAYER
from planechase.cards import pool
from planechase.rules.language.grammar import Effect, Modal
from planechase.rules.mana.mana_abilities import AddMana
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.hands import draw
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.effects.turns import ExtraCombat
from planechase.words.filters import CREATURE
from planechase.words.player_words import EACH_OPPONENT, YOU
from planechase.words.selections.target_selections import target

UNJUDGED: Final = {
    "it only chooses or shows; what comes of it is said, and judged, afterwards": (
        "ChooseTarget", "ChooseAmong", "ChooseOne", "ChoosePlayer", "SpareOne",
        "LookAtHand", "LookAtTopCard", "Rearrange", "RevealPlanarCards",
        "SecretNumbers", "Shuffle", "LookFor", "UntilFound", "VoteAmong", "ChooseSides",
    ),
    "the changes it makes are tried out on what it is about": (
        "Change",
    ),
    "which cards it will be about is not known before it happens": (
        "RevealAndTake", "RevealUntil", "ExileTopCard", "PutIntoYour",
        "PutPlaneOnTop", "PlaneswalkToRevealed", "ChaosOfRevealed", "RevealedToBottom", "CascadeEffect",
        "CastByMadness",
        "MayCastFree", "MayCastFromAmong", "MayCastRevealed", "MayCastFromHand", "MayPlayFree", "CastSuspended",
        "TwoPiles", "TakeOneRevealed", "DiscardThose", "ExileFaceDown", "ExileWithCounters", "PutAttached",
        "ManifestIt", "CloakIt",
        "CastForMiracle",
    ),
    "from what it protects is chosen only as it happens": (
        "GainProtectionOfChoice", "BecomeColorOfChoice", "BecomeKindOfChoice",
    ),
    "chance decides, for better or worse": (
        "GainAtRandom", "GainRandomProtection", "CopyWhatHurt", "ShuffleAndDealAnew",
    ),
    "everybody does it, and whom it helps depends on too much": (
        "ShuffleHandIn", "PutHandOnBottom", "DiscardOneOfEach", "DrawOneLess",
        "EachChooses", "EachCopiesChosen", "EachGrowsByChosen", "ExileForTokens", "KeepSome",
        "ReverseTurnOrder", "RestartGame", "DrawGame", "LetChaosEnsue", "Planeswalk",
        "SearchToCatchUp", "SwitchSides",
    ),
    "whoever does it chooses how much, when asked": (
        "CreateChoiceOf", "AllMayPay", "MoveCounters", "PayAnyLife", "RedistributeLife", "TapTogether",
        "SacrificeTogether", "GainSuspend", "OfferOneOfEach", "MayPutOneOfEachType", "SuspendChosen", "TimeTravel",
        "ExploitOne", "HideOneAway", "PairWithAnother", "PairWithThat", "SacrificeUnlessChampioned",
        "DoAsCost",
    ),
    "it is rare, and whom it helps depends on the moment: in doubt it counts as nothing": (
        "CreateSized", "CreateForEach", "CopyAttackingOthers", "CopyAttackingTheOthers",
        "CopyForEachOther", "MayPlayMoreLands",
        "BlockThis", "BlocksItNow", "CombatNow", "TapOrUntap", "Unattach", "DemonstrateEffect", "ExiledIfItDies",
        "ExiledIfItLeaves", "MakeAllTrue", "OnlyTheyAct", "SetAgain", "SetLife", "ExchangeLife",
        "AttackTheirOwners", "EndTheTurn", "ExtraBeginning",
        "GiveToNextSpell", "KeepUntapped", "KeepPhasedOut", "BecomesPlotted", "ExileWarped", "FormSquad",
        "CopyAgainstEach", "RecoverIt", "PreventAllNow", "PreventNextTimeFromChosen",
    ),
    "the rules do it, and nobody chooses it": (
        "BlockerIsDoomed", "ItsControllerSacrifices", "MonarchDraws", "HurterIsCrowned", "HurterTakesInitiative",
        "Radiation",
        "KeptFromAttacking", "ExileTwoToPlay",
        "DrawThreeCastOne", "EnthroneCreature",
    ),
    "it comes of a keyword by itself, whose worth is that of what has it": (
        "BecomeRenowned", "BecomeSaddled", "ExileHaunting", "GrowBy", "LendAbilities", "MoveCounter", "PayForAge",
        "PoisonThem", "RemoveOrSacrifice", "ReturnWithCounter",
        "CastDefeated",
        "BecomeSolved",
    ),
    "it adds mana, which is judged where it is needed": (
        "AddColorOf", "AddForCombat", "AddOfChosenColor", "AddChosenColor", "AddOfThatType", "AddCommandersColor",
    ),
}  # fmt: skip
"""The instructions that a bot holds to be worth nothing by themselves, and why."""


def kinds_of_instruction() -> list[type[Effect]]:
    """Every class of instruction that can be followed, wherever it is written."""
    for module in pkgutil.walk_packages(planechase.__path__, "planechase."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found = [kind for kind in dict.fromkeys(_below(Effect)) if kind.__module__.startswith("planechase.")]
    there = [kind for kind in found if getattr(sys.modules[kind.__module__], kind.__name__, None) is kind]
    return [kind for kind in there if kind.happen is not Effect.happen]


def _below(kind: type[Effect]) -> list[type[Effect]]:
    return [one for sub in kind.__subclasses__() for one in (sub, *_below(sub))]


def _made_of_others(kind: type[Effect]) -> bool:
    """Whether it has a field for other instructions, by which it is judged."""
    fields = [str(field.annotation) for field in kind.made_of]
    return any(re.search(r"\b(Effect|DealDamage)\b", field) for field in fields)


def _is_judged(kind: type[Effect]) -> bool:
    table = kind in WHOLE or kind in TO_OBJECT or kind in TO_PLAYER
    return table or issubclass(kind, (Modal, AddMana)) or _made_of_others(kind)


def test_every_instruction_is_judged_or_it_is_said_why_not() -> None:
    named = {name for names in UNJUDGED.values() for name in names}
    forgotten = {kind.__name__ for kind in kinds_of_instruction() if not _is_judged(kind)} - named
    assert not forgotten, f"no judge in bots/worth, and no reason here, for {sorted(forgotten)}"


def test_no_reason_is_given_for_what_is_judged_or_no_longer_there() -> None:
    named = [name for names in UNJUDGED.values() for name in names]
    unjudged = {kind.__name__ for kind in kinds_of_instruction() if not _is_judged(kind)}
    assert len(named) == len(set(named))
    assert set(named) <= unjudged, f"judged or gone: {sorted(set(named) - unjudged)}"


def test_an_instruction_says_whom_or_what_it_is_about() -> None:
    bear = target(CREATURE)
    assert draw(2).subject is YOU
    assert damage(3, bear).subject is bear
    assert CreateCopyToken(bear, EACH_OPPONENT).subject is EACH_OPPONENT
    assert ExtraCombat().subject is None


def test_what_is_judged_by_what_it_is_about_is_about_something_on_every_card() -> None:
    texts = [face.abilities for card in pool.CARDS.values() for face in (card.printed, *card.printed.halves)]
    words = [word for text in texts for ability in text for word in ability.walk() if isinstance(word, Effect)]
    about = [word for word in words if (type(word) in TO_OBJECT or type(word) in TO_PLAYER) and type(word) not in WHOLE]
    assert len(about) > 500
    assert [word for word in about if word.subject is None] == []
