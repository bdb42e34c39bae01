"""Words to which nobody listens: others know better how they are read (see `deriving`)."""

from __future__ import annotations

from typing import Final

OWN_GRAMMAR: Final = (
    "AtRandom This ThisCard ThisInGraveyard That ThatCard ThatSpell ThatTarget OtherInEvent Remembered Linked All "
    "Chosen Target OneOfEach AnyTarget OpponentOrPlaneswalker Together TogetherRule Host AttackersOfTeam "
    "Attacked Damaged Aimed They ThatOne ThatPlayer RememberedPlayers HurtBy Seated WhoseStep EachExcept "
    "EachOtherOpponent Sequence May If IfPays UnlessPays Series WhenYouDo Done Remembers StillThere "
    "Change Continuous MakeMana AddMana CreateToken GetEmblem ChooseModes CastByYou WasKicked Devotion "
    "EquipOnly WardWith CostsLessForEach Yours OpponentControls IsSpell "
    "AttachedTo LifeTotal ColorsAmong Unless Provided CantAttackThere BlockersOfOne DevotionBelow AttackingAlone "
    "ControlsMost MayOnce WhenYouPay TheirControllers YouAndTarget CastsOrCopies SpentOnThisSpell OnTheBattlefield "
    "EntersAsCopy ManaWasSpent UntapsNoMore FirstSpellHas SpellsHave AlsoCostsEither HasCounters ControllerOf OwnerOf "
    "OtherThanHost OthersEnterWithCounters BlockingThat OwnerPutsAway AddChosenColor ThatVery"
)
"""What is read by a grammar of its own."""
ONLY_TOGETHER: Final = (
    "CountOf SizeOf MoreThan Either DamageByEach HowOften ForEachOf CopyEach ThisOrThat Vote Dig IsLess MayIfHere "
    "SacrificeChosen RepeatOnce RepeatIf IsAmong MoreDamage CountersGrow GainMoreLife TapOrUntap "
    "AtBeginningOfGame NumberAtRandom PreventAll PreventAllNow Repeatedly RollDie RollTable PreventNextTimeFromChosen "
    "PreventToAndBy ShieldFromOne FaceVillainousChoice WhileExiled SetMoreInMotion TotalManaValue"
)
"""What says something only together with certain other words."""
RULES_ALONE: Final = (
    "ThatMuchByIt HowManyAtOnce ThoseInEvents ThatAims Within Kicked "
    "CastCommander CommanderTax CommanderInstead MonarchsEndStep MonarchDraws MonarchIsHurt "
    "HurterIsCrowned IrradiatedMain Radiation KickerCost "
    "FlashbackCost FlashbackExile EvokeCost BlitzCost Blitzing SuspendAction "
    "CastSuspended MorphCost MorphAction ForetellAction CastForetold EscapeCost Rebounding CascadeEffect "
    "DemonstrateEffect Ascending StateTrigger CameSinceLastUpkeep Walking BlockThis EnterAttacking "
    "TargetingOne ThatMuch ThatMuchInAll Slot ExploitOne PoisonThem ChosenForGift TheTargetOfEach "
    "ThisGoesElsewhere ReturnWithCounter"
)
"""What the rules themselves say, and what only keywords are made of."""
OWN_LINES: Final = (
    "Chapter ClassLevel LevelBand LevelAndUp StationSymbol Solved ToSolve Solvable SolvedAnd TriggersIfSolved "
    "Prototype ChapterReached"
)
"""What stands in lines of its own."""
SILENT: Final = frozenset(" ".join((OWN_GRAMMAR, ONLY_TOGETHER, RULES_ALONE, OWN_LINES)).split())
