"""The words that cards are made of, under one rule for names.

- **Lower case makes a word**: `draw(2)`, `discard_hand()`, `at_beginning(Step.END)`.
- **UPPER CASE is a ready-made word**: `CREATURE`, `YOU`, `X`.
- CapWords are the classes behind them, for those who write words (`planechase.writing`). In a card, only the values of
  `Zone` and `Step` are written so.

A card file begins with `from planechase.vocabulary import *`, and needs nothing else:

>>> from planechase.vocabulary import *
>>> warden = card("Soul Warden", "{W}", creature("Human Cleric", 1, 1),
...               whenever(enters(CREATURE & OTHER), gain_life(1)))
>>> from planechase.writing import card_text
>>> print(card_text(warden))
Whenever another creature enters, you gain 1 life.

Every word takes the fields that its class documents; a field with a wrong value is refused at once, with the names of
word and field. Where a number is expected, you may give a number or an amount (`draw(2)`, `draw(X)`). Colours are
letters, as in a mana cost: `creature_token(1, 1, "G", "Saproling")`. Descriptions combine with `&`, `|` and `~`:
`CREATURE & YOURS & ~TOKEN`.

The names are grouped by what they are: cards, keywords, costs, triggers, instructions, statements, descriptions and so
on. `CONTRIBUTING.md` shows how to write a plane, and `docs/writing-words.md` how to write a word.
"""

from planechase.rules.casual import schemes as _schemes
from planechase.rules.events import control as _control
from planechase.rules.events import lasting as _lasting
from planechase.rules.events import life as _life
from planechase.rules.events import monarch as _monarch
from planechase.rules.events import zones as _zones
from planechase.rules.language import protection as _protection
from planechase.rules.language import toxic as _toxic
from planechase.rules.state import history as _history
from planechase.rules.state import objects as _objects
from planechase.rules.state import steps as _steps
from planechase.rules.turns import ending as _ending
from planechase.rules.turns import turn as _turn
from planechase.words import action_costs as _action_costs
from planechase.words import amounts as _amounts
from planechase.words import board_conditions as _board_conditions
from planechase.words import card as _card
from planechase.words import conditions as _conditions
from planechase.words import cost_words as _cost_words
from planechase.words import daylight_words as _daylight_words
from planechase.words import deck_building as _deck_building
from planechase.words import designation_words as _designation_words
from planechase.words import devotion as _devotion
from planechase.words import exerting as _exerting
from planechase.words import face_down as _face_down
from planechase.words import history_words as _history_words
from planechase.words import manifesting as _manifesting
from planechase.words import modifications as _modifications
from planechase.words import monarchy as _monarchy
from planechase.words import parties as _parties
from planechase.words import player_counters as _player_counters
from planechase.words import player_sides as _player_sides
from planechase.words import player_words as _player_words
from planechase.words import predefined as _predefined
from planechase.words import roles as _roles
from planechase.words import secrets as _secrets
from planechase.words import selections as _selections
from planechase.words import spending as _spending
from planechase.words import suspending as _suspending
from planechase.words import tempting as _tempting
from planechase.words import totals as _totals
from planechase.words import unchosen_costs as _unchosen_costs
from planechase.words import venturing as _venturing
from planechase.words import word_makers as _word_makers
from planechase.words import word_slots as _word_slots
from planechase.words.casual import commander_words as _commander_words
from planechase.words.casual import planar_words as _planar_words
from planechase.words.casual import scheme_words as _scheme_words
from planechase.words.casual import vanguard_words as _vanguard_words
from planechase.words.effects import airbending as _airbending
from planechase.words.effects import amassing as _amassing
from planechase.words.effects import card_copies as _card_copies
from planechase.words.effects import casting_effects as _casting_effects
from planechase.words.effects import chance_effects as _chance_effects
from planechase.words.effects import choosing_effects as _choosing_effects
from planechase.words.effects import clashing as _clashing
from planechase.words.effects import combat_now as _combat_now
from planechase.words.effects import conniving as _conniving
from planechase.words.effects import counter_effects as _counter_effects
from planechase.words.effects import damage_effects as _damage_effects
from planechase.words.effects import detaining as _detaining
from planechase.words.effects import digging as _digging
from planechase.words.effects import discovering as _discovering
from planechase.words.effects import doubling as _doubling
from planechase.words.effects import earthbending as _earthbending
from planechase.words.effects import everybody as _everybody
from planechase.words.effects import exploring as _exploring
from planechase.words.effects import finding as _finding
from planechase.words.effects import flow as _flow
from planechase.words.effects import growing_actions as _growing_actions
from planechase.words.effects import hands as _hands
from planechase.words.effects import incubating as _incubating
from planechase.words.effects import join_forces as _join_forces
from planechase.words.effects import lasting_effects as _lasting_effects
from planechase.words.effects import learning as _learning
from planechase.words.effects import libraries as _libraries
from planechase.words.effects import life_effects as _life_effects
from planechase.words.effects import melding_effects as _melding_effects
from planechase.words.effects import offering as _offering
from planechase.words.effects import once_each_turn as _once_each_turn
from planechase.words.effects import outside_effects as _outside_effects
from planechase.words.effects import permanent_effects as _permanent_effects
from planechase.words.effects import populating as _populating
from planechase.words.effects import priced_modes as _priced_modes
from planechase.words.effects import proliferating as _proliferating
from planechase.words.effects import protecting as _protecting
from planechase.words.effects import recoloring as _recoloring
from planechase.words.effects import reflexive as _reflexive
from planechase.words.effects import rolling as _rolling
from planechase.words.effects import tokens as _tokens
from planechase.words.effects import transforming_effects as _transforming_effects
from planechase.words.effects import turns as _turns
from planechase.words.effects import villainous as _villainous
from planechase.words.effects import zone_effects as _zone_effects
from planechase.words.filters import characteristic_filters as _characteristic_filters
from planechase.words.filters import combat_filters as _combat_filters
from planechase.words.filters import combining_filters as _combining_filters
from planechase.words.filters import particular_filters as _particular_filters
from planechase.words.filters import permanent_filters as _permanent_filters
from planechase.words.filters import stack_filters as _stack_filters
from planechase.words.keywords import alternatives as _alternatives
from planechase.words.keywords import awakening as _awakening
from planechase.words.keywords import backup as _backup
from planechase.words.keywords import bargaining as _bargaining
from planechase.words.keywords import bestow as _bestow
from planechase.words.keywords import blitzing as _blitzing
from planechase.words.keywords import buying_back as _buying_back
from planechase.words.keywords import cases as _cases
from planechase.words.keywords import casting_keywords as _casting_keywords
from planechase.words.keywords import championing as _championing
from planechase.words.keywords import copying_keywords as _copying_keywords
from planechase.words.keywords import crafting as _crafting
from planechase.words.keywords import dashing as _dashing
from planechase.words.keywords import dredging as _dredging
from planechase.words.keywords import dying as _dying
from planechase.words.keywords import embalming as _embalming
from planechase.words.keywords import emerging as _emerging
from planechase.words.keywords import enlisting as _enlisting
from planechase.words.keywords import entering_keywords as _entering_keywords
from planechase.words.keywords import fighting as _fighting
from planechase.words.keywords import firebending as _firebending
from planechase.words.keywords import foretelling as _foretelling
from planechase.words.keywords import gift as _gift
from planechase.words.keywords import graveyards as _graveyards
from planechase.words.keywords import growing as _growing
from planechase.words.keywords import haunting as _haunting
from planechase.words.keywords import hideaway as _hideaway
from planechase.words.keywords import kicking as _kicking
from planechase.words.keywords import levels as _levels
from planechase.words.keywords import madness as _madness
from planechase.words.keywords import miracles as _miracles
from planechase.words.keywords import modal as _modal
from planechase.words.keywords import mounts as _mounts
from planechase.words.keywords import mutating as _mutating
from planechase.words.keywords import offspring_and_squad as _offspring_and_squad
from planechase.words.keywords import overloading as _overloading
from planechase.words.keywords import partial_card_keywords as _partial_card_keywords
from planechase.words.keywords import partners as _partners
from planechase.words.keywords import permanent_keywords as _permanent_keywords
from planechase.words.keywords import plain_keywords as _plain_keywords
from planechase.words.keywords import plotting as _plotting
from planechase.words.keywords import reconfigure as _reconfigure
from planechase.words.keywords import retracing as _retracing
from planechase.words.keywords import saga_keywords as _saga_keywords
from planechase.words.keywords import sneaking as _sneaking
from planechase.words.keywords import soulbond as _soulbond
from planechase.words.keywords import stations as _stations
from planechase.words.keywords import turning_up_keywords as _turning_up_keywords
from planechase.words.keywords import upkeeps as _upkeeps
from planechase.words.keywords import vehicles as _vehicles
from planechase.words.replacements import damage_replacements as _damage_replacements
from planechase.words.replacements import entering_replacements as _entering_replacements
from planechase.words.replacements import increased_amounts as _increased_amounts
from planechase.words.replacements import other_replacements as _other_replacements
from planechase.words.replacements import preventing as _preventing
from planechase.words.selections import chosen_objects as _chosen_objects
from planechase.words.selections import groups as _groups
from planechase.words.selections import pronouns as _pronouns
from planechase.words.statics import combat_statics as _combat_statics
from planechase.words.statics import continuous_statics as _continuous_statics
from planechase.words.statics import cost_statics as _cost_statics
from planechase.words.statics import permission_statics as _permission_statics
from planechase.words.statics import playing_statics as _playing_statics
from planechase.words.statics import restricting as _restricting
from planechase.words.statics import spell_statics as _spell_statics
from planechase.words.statics import top_cards as _top_cards
from planechase.words.triggers import action_triggers as _action_triggers
from planechase.words.triggers import combat_triggers as _combat_triggers
from planechase.words.triggers import conditional_triggers as _conditional_triggers
from planechase.words.triggers import copying_triggers as _copying_triggers
from planechase.words.triggers import counting_triggers as _counting_triggers
from planechase.words.triggers import damage_triggers as _damage_triggers
from planechase.words.triggers import door_triggers as _door_triggers
from planechase.words.triggers import mutating_triggers as _mutating_triggers
from planechase.words.triggers import one_or_more_triggers as _one_or_more_triggers
from planechase.words.triggers import player_triggers as _player_triggers
from planechase.words.triggers import transforming_triggers as _transforming_triggers
from planechase.words.triggers import trigger_subjects as _trigger_subjects
from planechase.words.triggers import zone_triggers as _zone_triggers

# ---------------------------------------------------------------------- what one word keeps for another

ABANDONED = _word_slots.ABANDONED
BLIGHTED = _word_slots.BLIGHTED
EVIDENCE = _word_slots.EVIDENCE
AMASSED = _word_slots.AMASSED
CARD_NAME = _word_slots.CARD_NAME
CAST = _word_slots.CAST
CHANGED = _word_slots.CHANGED
DAMAGED = _word_slots.DAMAGED
CHOSEN = _word_slots.CHOSEN
THE_CHOSEN_PLAYER = _word_slots.CHOSEN_PLAYER
COLOR = _word_slots.COLOR
CREATURE_TYPE = _word_slots.CREATURE_TYPE
DESTROYED = _word_slots.DESTROYED
DID_NOT_PAY = _word_slots.DID_NOT_PAY
DISCARDED = _word_slots.DISCARDED
ENTERED = _word_slots.ENTERED
EXILED = _word_slots.EXILED
EXILED_WITH_THIS = _word_slots.EXILED_WITH_THIS
LETTER_Y = _word_slots.LETTER_Y
LOOKED_AT = _word_slots.LOOKED_AT
MILLED = _word_slots.MILLED
NUMBER = _word_slots.NUMBER
PHASED_OUT = _word_slots.PHASED_OUT
PUT = _word_slots.PUT
PUT_BACK = _word_slots.PUT_BACK
REST = _word_slots.REST
REVEALED_CARDS = _word_slots.REVEALED
SACRIFICED = _word_slots.SACRIFICED
TAPPED_CREATURES = _word_slots.TAPPED
THOSE = _word_slots.THOSE
TOKENS = _word_slots.TOKENS
TO_DRAW = _word_slots.TO_DRAW

# ---------------------------------------------------------------------- cards and what they are

creature = _card.creature
artifact_creature = _card.artifact_creature
legendary_creature = _card.legendary_creature
vehicle = _card.vehicle
planeswalker = _card.planeswalker
siege = _card.siege
typed = _card.typed
card = _card.card
split = _card.split
double_faced = _card.double_faced
meld_card = _card.meld_card
modal = _card.modal
with_adventure = _card.with_adventure
with_omen = _card.with_omen
called = _card.called
whenever = _card.whenever
when_enters = _card.when_enters
when_dies = _card.when_dies
when_leaves = _card.when_leaves
when_attacks = _card.when_attacks
upkeep = _card.upkeep
when_so = _card.when_so
activated = _card.activated
boast = _card.boast
exhaust = _card.exhaust
forecast = _card.forecast
loyal = _card.loyal
loyal_x = _card.loyal_x
chapter = _saga_keywords.chapter
level_up = _levels.level_up
levels = _levels.levels
level_and_up = _levels.level_and_up
class_level = _levels.class_level
to_solve = _cases.ToSolve
solved = _cases.solved
static = _card.static
anthem = _card.anthem
enchanted = _card.enchanted
INSTANT_CARD = _card.INSTANT_CARD
SORCERY_CARD = _card.SORCERY_CARD
ARTIFACT_CARD = _card.ARTIFACT_CARD
ENCHANTMENT_CARD = _card.ENCHANTMENT_CARD
AURA_CARD = _card.AURA_CARD
SAGA_CARD = _card.SAGA_CARD
CLASS_CARD = _card.CLASS_CARD
CASE_CARD = _card.CASE_CARD
EQUIPMENT_CARD = _card.EQUIPMENT_CARD
LAND_CARD = _card.LAND_CARD
plane = _planar_words.plane
phenomenon = _planar_words.phenomenon
chaos = _planar_words.chaos
planeswalk_to = _planar_words.planeswalk_to
planeswalk_away = _planar_words.planeswalk_away
arriving_and_each = _planar_words.arriving_and_each
arriving_and = _planar_words.arriving_and
chaos_of_revealed = _planar_words.ChaosOfRevealed
planar_roll = _planar_words.PlanarRoll
roll_more_planar_dice = _planar_words.RollMorePlanarDice
planeswalk_to_revealed = _planar_words.PlaneswalkToRevealed
chooses_whereto = _planar_words.ChoosesWhereto
put_plane_on_top = _planar_words.PutPlaneOnTop
reveal_planar_cards = _planar_words.RevealPlanarCards
revealed_to_bottom = _planar_words.RevealedToBottom
planeswalks = _planar_words.Planeswalks
rolls_planar_die = _planar_words.RollsPlanarDie
WHILE_FACE_UP = _planar_words.WHILE_FACE_UP
UNTIL_PLANESWALK = _planar_words.UNTIL_PLANESWALK
UNTIL_PLANESWALK_FROM_PLANE = _planar_words.UNTIL_PLANESWALK_FROM_PLANE
PLANESWALK = _planar_words.PLANESWALK
PLANESWALKED_HERE = _planar_words.PLANESWALKED_HERE
BLANK_IS_CHAOS = _planar_words.BLANK_IS_CHAOS
CHAOS_INSTEAD = _planar_words.CHAOS_INSTEAD
CHAOS_ENSUES = _planar_words.CHAOS_ENSUES
scheme = _scheme_words.scheme
ongoing_scheme = _scheme_words.ongoing_scheme
set_in_motion = _scheme_words.set_in_motion
abandoned = _scheme_words.abandoned
abandon_this = _scheme_words.AbandonThis
as_set_in_motion = _scheme_words.AsSetInMotion
choose_player = _scheme_words.ChoosePlayer
of_the_tied = _scheme_words.OfTheTied
THE_RICHEST = _scheme_words.THE_RICHEST
self_or_others = _scheme_words.SelfOrOthers
set_again = _scheme_words.SetAgain
set_more_in_motion = _scheme_words.SetMoreInMotion
when_passing_set_in_motion = _scheme_words.WhenPassingSetInMotion
THAT_OPPONENT = _scheme_words.THAT_OPPONENT
OTHER_OPPONENTS = _scheme_words.OTHER_OPPONENTS
vanguard = _vanguard_words.vanguard
at_beginning_of_game = _vanguard_words.AtBeginningOfGame
begins_with_token = _vanguard_words.BeginsWithToken
life_paid = _vanguard_words.LifePaid
pay_any_life = _vanguard_words.PayAnyLife

# ---------------------------------------------------------------------- keywords

keyword = _plain_keywords.keyword
keywords = _plain_keywords.keywords
cycling = _casting_keywords.cycling
kicker = _casting_keywords.kicker
kicker_for = _kicking.kicker_for
multikicker = _kicking.multikicker
two_kickers = _kicking.two_kickers
buyback = _buying_back.buyback
awaken = _awakening.awaken
impending = _awakening.impending
overload = _overloading.overload
dredge = _dredging.Dredge
recover = _dredging.recover
megamorph = _turning_up_keywords.megamorph
disguise = _turning_up_keywords.disguise
emerge = _emerging.emerge
harmonize = _emerging.harmonize
gift = _gift.Gift
GIFT_PROMISED = _gift.GiftPromised()
miracle = _miracles.miracle
sneak = _sneaking.sneak
entwine = _modal.entwine
escalate = _modal.escalate
replicate = _copying_keywords.replicate
conspire = _copying_keywords.Conspire
casualty = _copying_keywords.Casualty
bargain = _bargaining.Bargain
offspring = _offspring_and_squad.offspring
squad = _offspring_and_squad.squad
spectacle = _alternatives.spectacle
surge = _alternatives.surge
prowl = _alternatives.prowl
freerunning = _alternatives.freerunning
web_slinging = _alternatives.web_slinging
dash = _dashing.dash
warp = _dashing.warp
WARPED = _dashing.IsWarped()
plot = _plotting.plot
becomes_plotted = _plotting.BecomesPlotted
PLOTTED = _plotting.IsPlotted()
retrace = _retracing.Retrace
mayhem = _retracing.mayhem
plain_mayhem = _retracing.PlainMayhem
eternalize = _embalming.eternalize
encore = _embalming.encore
flashback = _casting_keywords.flashback
evoke = _casting_keywords.evoke
blitz = _blitzing.blitz
embalm = _embalming.embalm
DAYBOUND = _daylight_words.DAYBOUND
NIGHTBOUND = _daylight_words.NIGHTBOUND
ITS_DAY = _daylight_words.ItsDay()
ITS_NIGHT = _daylight_words.ItsNight()
NEITHER_DAY_NOR_NIGHT = _daylight_words.NeitherDayNorNight()
become_day = _daylight_words.BecomeDay
become_night = _daylight_words.BecomeNight
day_breaks_as_it_enters = _daylight_words.DayBreaksAsItEnters
day_and_night_turn = _daylight_words.DayAndNightTurn
becomes_night = _daylight_words.BecomesNight
becomes_day = _daylight_words.BecomesDay
transmute = _casting_keywords.transmute
suspend = _casting_keywords.suspend
FORETOLD = _foretelling.IsForetold()
escape = _graveyards.escape
craft = _crafting.craft
USED_TO_CRAFT = _crafting.USED_TO_CRAFT
disturb = _graveyards.disturb
scavenge = _graveyards.scavenge
jump_start = _graveyards.JumpStart
morph = _casting_keywords.morph
affinity = _casting_keywords.Affinity
undaunted = _casting_keywords.Undaunted
OPPONENTS_LEFT = _casting_keywords.OpponentsLeft()
protection = _permanent_keywords.protection
equip = _permanent_keywords.equip
equip_only = _word_makers.equip_only
echo = _permanent_keywords.echo
unearth = _permanent_keywords.unearth
ninjutsu = _permanent_keywords.ninjutsu
ward = _permanent_keywords.ward
ward_with = _permanent_keywords.WardWith
annihilator = _permanent_keywords.Annihilator
prototype = _partial_card_keywords.prototype
devour = _permanent_keywords.Devour
exiled_if_it_dies = _permanent_keywords.ExiledIfItDies
enchant = _permanent_keywords.Enchant
enchant_player = _permanent_keywords.EnchantPlayer
landwalk = _permanent_keywords.Landwalk
modular = _permanent_keywords.Modular
PROVOKE = _permanent_keywords.Provoke()
choose_a_background = _partners.ChooseABackground
doctors_companion = _partners.DoctorsCompanion
partner = _partners.Partner
partner_of_kind = _partners.PartnerOfKind
partner_with = _partners.PartnerWith
crew = _vehicles.Crew
toxic = _toxic.Toxic
absorb = _fighting.Absorb
afflict = _fighting.Afflict
BATTLE_CRY = _fighting.BattleCry()
bushido = _fighting.bushido
DETHRONE = _fighting.Dethrone()
INGEST = _fighting.Ingest()
MELEE = _fighting.Melee()
MENTOR = _fighting.Mentor()
mobilize = _fighting.mobilize
MYRIAD = _fighting.Myriad()
poisonous = _fighting.Poisonous
rampage = _fighting.Rampage
EVOLVE = _growing.Evolve()
graft = _growing.Graft
outlast = _growing.outlast
reinforce = _growing.reinforce
renown = _growing.Renown
TRAINING = _growing.Training()
amplify = _entering_keywords.Amplify
tribute = _entering_keywords.Tribute
TRIBUTE_WAS_NOT_PAID = _entering_keywords.TributeWasNotPaid()
champion = _championing.Champion
firebending = _firebending.firebending
LIVING_METAL = _vehicles.LivingMetal()
madness = _madness.madness
saddle = _mounts.Saddle
backup = _backup.Backup
bestow = _bestow.bestow
mutate = _mutating.mutate
ENLIST = _enlisting.Enlist()
HAUNT = _haunting.Haunt()
when_haunted_dies = _haunting.when_haunted_dies
when_enters_or_haunted_dies = _haunting.when_enters_or_haunted_dies
reconfigure = _reconfigure.reconfigure
hideaway = _hideaway.Hideaway
SOULBOND = _soulbond.Soulbond()
both_creatures = _soulbond.both_creatures
IS_PAIRED = _soulbond.IsPaired()
STATION = _stations.Station()
station_symbol = _stations.station_symbol
SADDLED = _mounts.IsSaddled()
THAT_SADDLED_THIS = _mounts.ThatSaddledThis()
RENOWNED = _growing.Renowned()
bloodthirst = _entering_keywords.Bloodthirst
BLOODTHIRST_X = _entering_keywords.BloodthirstX()
EXPLOIT = _entering_keywords.Exploit()
fabricate = _entering_keywords.Fabricate
RAVENOUS = _entering_keywords.Ravenous()
RIOT = _entering_keywords.Riot()
UNLEASH = _entering_keywords.Unleash()
afterlife = _dying.Afterlife
PERSIST = _dying.Persist()
soulshift = _dying.Soulshift
UNDYING = _dying.Undying()
EXTORT = _plain_keywords.Extort()
cumulative_upkeep = _upkeeps.cumulative_upkeep
fading = _upkeeps.Fading
vanishing = _upkeeps.Vanishing
suspend_chosen = _suspending.SuspendChosen
gain_suspend = _suspending.GainSuspend
suspend_from_hand = _suspending.SuspendFromHand
time_travel = _suspending.TimeTravel
SUSPENDED = _suspending.Suspended()

# ---------------------------------------------------------------------- costs

mana = _cost_words.mana
discard_cost = _cost_words.DiscardCost
discard_at_random_cost = _unchosen_costs.DiscardAtRandom
discard_hand_cost = _unchosen_costs.DiscardHandCost
mill_cost = _unchosen_costs.MillCost
put_counter_cost = _unchosen_costs.PutCounterCost
exert_this = _exerting.ExertThis
collect_evidence = _action_costs.CollectEvidence
behold = _action_costs.Behold
blight_cost = _growing_actions.BlightCost
FORAGE = _action_costs.FORAGE
exile_from_graveyard = _cost_words.ExileFromGraveyard
exile_such_from_graveyard = _action_costs.ExileSuchFromGraveyard
reveal_from_hand = _cost_words.RevealFromHand
exile_from_hand = _cost_words.ExileFromHand
exile_this = _cost_words.ExileThis
one_of = _cost_words.OneOf
pay_life = _cost_words.PayLife
pay_energy = _player_counters.PayEnergy
remove_counters_cost = _cost_words.RemoveCountersCost
return_cost = _cost_words.ReturnCost
sacrifice_cost = _cost_words.SacrificeCost
sacrifice_this = _cost_words.SacrificeThis
tap_cost = _cost_words.TapCost

# ---------------------------------------------------------------------- triggers

either = _trigger_subjects.Either
becomes_attached = _zone_triggers.BecomesAttached
becomes_tapped = _zone_triggers.BecomesTapped
becomes_untapped = _zone_triggers.BecomesUntapped
becomes_the_target = _zone_triggers.BecomesTheTarget
card_put_into_graveyard = _zone_triggers.CardPutIntoGraveyard
counters_put = _zone_triggers.CountersPut
enters = _zone_triggers.Enters
is_devoured = _zone_triggers.IsDevoured
leaves = _zone_triggers.Leaves
plays_linked = _zone_triggers.PlaysLinked
player_becomes_target = _zone_triggers.PlayerBecomesTarget
sacrifices = _zone_triggers.SacrificesTrigger
taps_for_mana = _zone_triggers.TapsForMana
turned_up = _zone_triggers.TurnedUp
mutates = _mutating_triggers.MutatesTrigger
transforms = _transforming_triggers.TransformsTrigger
transforms_into = _transforming_triggers.TransformsInto
transforms_into_kind = _transforming_triggers.TransformsIntoKind
attacks = _combat_triggers.AttacksTrigger
becomes_blocked = _combat_triggers.BecomesBlockedTrigger
is_blocked_by = _combat_triggers.BlockedByTrigger
blocks = _combat_triggers.BlocksTrigger
deals_damage = _combat_triggers.DealsDamage
first_hurts_players = _combat_triggers.FirstHurtsPlayers
is_attacked = _combat_triggers.IsAttacked
is_dealt_damage = _combat_triggers.IsDealtDamage
player_attacks = _combat_triggers.PlayerAttacks
takes_damage = _combat_triggers.TakesDamage
team_attacks = _combat_triggers.TeamAttacks
activates_ability = _action_triggers.ActivatesAbility
attack_player = _one_or_more_triggers.AttackPlayer
attacks_with = _one_or_more_triggers.AttacksWith
commits_crime = _action_triggers.CommitsCrime
cycles = _action_triggers.Cycles
deals_any_damage = _damage_triggers.DealsAnyDamage
discards_some = _one_or_more_triggers.DiscardsSome
plays_land = _action_triggers.PlaysLand
puts_counters = _action_triggers.PutsCounters
sacrifices_some = _one_or_more_triggers.SacrificesSome
scries = _action_triggers.Scries
some_hurt_players = _one_or_more_triggers.SomeHurtPlayers
some_leave = _one_or_more_triggers.SomeLeave
some_leave_graveyard = _one_or_more_triggers.SomeLeaveGraveyard
some_put_into_graveyard = _one_or_more_triggers.SomePutIntoGraveyard
surveils = _action_triggers.Surveils
within = _conditional_triggers.Within
attacks_with_others = _counting_triggers.AttacksWithOthers
casts_nth = _counting_triggers.CastsNth
YOU_CYCLE_THIS = _casting_keywords.YouCycleThis()
draws_nth = _counting_triggers.DrawsNth
some_attack = _counting_triggers.SomeAttack
some_die = _counting_triggers.SomeDie
some_enter = _counting_triggers.SomeEnter
attacks_unblocked = _combat_triggers.UnblockedTrigger
ATTACKS_WHILE_SADDLED = _mounts.AttacksWhileSaddled()
BECOMES_SADDLED = _mounts.BecomesSaddledTrigger()
saddles = _mounts.SaddlesTrigger
becomes_renowned = _growing.BecomesRenownedTrigger
ENLISTS = _enlisting.Enlists()
EVOLVES = _growing.Evolves()
EXPLOITS = _entering_keywords.Exploits()
TRAINS = _growing.Trains()
becomes_level = _levels.BecomesLevel
becomes_crewed = _vehicles.BecomesCrewedTrigger
crews = _vehicles.CrewsTrigger
at_beginning = _player_triggers.AtBeginning
at_next = _player_triggers.AtNext
at_next_turns = _player_triggers.AtNextTurns
AT_FIRST_UPKEEP = _player_sides.AtFirstUpkeep()
casts = _player_triggers.Casts
casts_or_copies = _copying_triggers.CastsOrCopies
discards = _player_triggers.Discards
becomes_monarch = _monarchy.BecomesMonarchTrigger
ring_tempts_trigger = _tempting.RingTemptsTrigger
ventures = _venturing.VenturesTrigger
completes_dungeon = _venturing.CompletesDungeon
takes_initiative = _venturing.TakesInitiativeTrigger
draws = _player_triggers.Draws
flips_coin = _player_triggers.FlipsCoin
gains_life = _player_triggers.GainsLife
loses_life = _player_triggers.LosesLife
rolls_dice = _player_triggers.RollsDice
proliferates = _proliferating.Proliferates
airbends = _airbending.Airbends
exerts = _exerting.Exerts
unlocks_this_door = _door_triggers.UnlocksThisDoor
fully_unlocks = _door_triggers.FullyUnlocks
earthbends = _earthbending.Earthbends
manifests_dread = _manifesting.ManifestsDread
becomes_monstrous = _designation_words.BecomesMonstrous
blights = _growing_actions.Blights
clashes = _clashing.ClashesTrigger
explores = _exploring.Explores
connives = _conniving.Connives
amasses = _amassing.Amasses
discovers = _discovering.Discovers

# ---------------------------------------------------------------------- instructions

when_you_do = _flow.when_you_do
then = _flow.then
series = _flow.series
this_or_that = _flow.ThisOrThat
both = _flow.both
comma_then = _flow.comma_then
and_then = _flow.and_then
any_player_may = _flow.AnyPlayerMay
ALL_MAY_PAY = _join_forces.AllMayPay()
MANA_PAID_THIS_WAY = _join_forces.ManaPaid()
choose_sides = _player_sides.ChooseSides
switch_sides = _player_sides.SwitchSides
choose_modes = _flow.ChooseModes
priced_mode = _priced_modes.priced_mode
spree = _priced_modes.spree
tiered = _priced_modes.tiered
but_only_if = _flow.DoIf
for_each_of = _flow.ForEachOf
have = _flow.Have
do_if = _flow.If
if_pays = _flow.IfPays
when_you_pay = _reflexive.when_you_pay
may_once = _once_each_turn.MayOnce
instead = _flow.Instead
later = _flow.Later
may = _flow.May
repeat_if = _flow.RepeatIf
repeat_once = _flow.RepeatOnce
unless_pays = _flow.UnlessPays
vote = _flow.Vote
villainous_choice = _villainous.FaceVillainousChoice
WHO_FACES_IT = _villainous.WHO_FACES_IT
draw = _hands.draw
discard = _hands.discard
reveal_hands = _hands.reveal_hands
discard_hand = _hands.DiscardHand
discard_one_of_each = _hands.DiscardOneOfEach
discard_those = _hands.DiscardThose
look_and_choose = _hands.LookAndChoose
look_at_hand = _hands.LookAtHand
put_hand_on_bottom = _hands.PutHandOnBottom
mill = _libraries.mill
scry = _libraries.scry
surveil = _libraries.surveil
reveal_top_card = _libraries.reveal_top_card
take_from_top = _libraries.take_from_top
dig = _digging.dig
rearrange = _word_makers.rearrange
exile_top_card = _word_makers.exile_top_card
look_at_top_card = _libraries.LookAtTopCard
put_into_library = _libraries.PutIntoLibrary
owner_puts_away = _libraries.OwnerPutsAway
put_into_your = _libraries.PutIntoYour
shuffle = _libraries.Shuffle
shuffle_hand_in = _libraries.ShuffleHandIn
shuffle_into_library = _libraries.ShuffleIntoLibrary
search = _finding.search
find = _finding.Find
bring_from_outside = _outside_effects.BringFromOutside
look_for = _finding.LookFor
reveal_and_take = _finding.RevealAndTake
reveal_until = _finding.RevealUntil
until_found = _finding.UntilFound
FOUND = _finding.FOUND
REVEALED = _finding.REVEALED
return_to_hand = _zone_effects.return_to_hand
exile = _zone_effects.exile
exile_face_down = _zone_effects.ExileFaceDown
exile_with_counters = _word_makers.exile_with_counters
exile_until_this_leaves = _zone_effects.ExileUntilThisLeaves
players_put = _word_makers.players_put
players_return = _zone_effects.PlayersReturn
put_attached = _zone_effects.PutAttached
put_onto_battlefield = _zone_effects.PutOntoBattlefield
destroy = _permanent_effects.destroy
sacrifice = _permanent_effects.sacrifice
attach_to = _permanent_effects.AttachTo
fight = _permanent_effects.Fight
remove_from_combat = _permanent_effects.RemoveFromCombat
sacrifice_it = _permanent_effects.SacrificeIt
keep_some = _word_makers.keep_some
tap = _permanent_effects.TapIt
phase_in = _permanent_effects.PhaseIn
phase_out = _permanent_effects.PhaseOut
turn_face_down = _permanent_effects.TurnFaceDown
manifest = _manifesting.manifest_top
cloak = _manifesting.cloak_top
manifest_it = _manifesting.ManifestIt
cloak_it = _manifesting.CloakIt
manifest_dread = _manifesting.ManifestDread
transform = _transforming_effects.Transform
meld = _melding_effects.Meld
this_and_partner = _melding_effects.ThisAndPartner
both_own_and_control = _melding_effects.OwnsAndControlsBoth
convert = _transforming_effects.Convert
guise = _face_down.Guise
CYBERMAN = _face_down.CYBERMAN
untap = _permanent_effects.UntapIt
tap_or_untap = _permanent_effects.TapOrUntap
add = _tokens.add
add_one_of = _tokens.add_one_of
add_any_color = _tokens.add_any_color
add_combination = _tokens.add_combination
create = _tokens.create
creature_token = _tokens.creature_token
add_color_of = _tokens.AddColorOf
add_chosen_color = _devotion.AddChosenColor
add_of_chosen_color = _devotion.AddOfChosenColor
add_of_that_type = _tokens.AddOfThatType
copy_attacking_others = _tokens.CopyAttackingOthers
copy_each = _tokens.CopyEach
create_copy_token = _word_makers.create_copy_token
create_for_each = _tokens.CreateForEach
create_sized = _tokens.CreateSized
flip_coin = _tokens.FlipCoin
get_emblem = _tokens.GetEmblem
only_for = _tokens.OnlyFor
not_for_others = _tokens.NotForOthers
only_to_cast = _tokens.OnlyToCast
each_chooses = _everybody.EachChooses
each_copies_chosen = _everybody.EachCopiesChosen
each_grows_by_chosen = _everybody.EachGrowsByChosen
exile_for_tokens = _everybody.ExileForTokens
shuffle_and_deal_anew = _everybody.ShuffleAndDealAnew
RESULT = _rolling.TheResult()
roll_die = _rolling.RollDie
roll_table = _rolling.roll_table
create_choice_of = _tokens.CreateChoiceOf
token = _tokens.Token
CURSED_ROLE = _roles.CURSED_ROLE
MONSTER_ROLE = _roles.MONSTER_ROLE
ROYAL_ROLE = _roles.ROYAL_ROLE
SORCERER_ROLE = _roles.SORCERER_ROLE
VIRTUOUS_ROLE = _roles.VIRTUOUS_ROLE
WICKED_ROLE = _roles.WICKED_ROLE
YOUNG_HERO_ROLE = _roles.YOUNG_HERO_ROLE
create_attached = _roles.CreateAttached
TREASURE = _predefined.TREASURE
FOOD = _predefined.FOOD
CLUE = _predefined.CLUE
GOLD = _predefined.GOLD
WALKER = _predefined.WALKER
SHARD = _predefined.SHARD
BLOOD = _predefined.BLOOD
POWERSTONE = _predefined.POWERSTONE
MAP = _predefined.MAP
JUNK = _predefined.JUNK
LANDER = _predefined.LANDER
MUTAGEN = _predefined.MUTAGEN
investigate = _predefined.Investigate
incubate = _incubating.incubate
populate = _populating.Populate
repeatedly = _word_makers.repeatedly
explore = _exploring.Explore
connive = _conniving.connive
amass = _amassing.amass
discover = _discovering.discover
get_counters = _player_counters.get_counters
get_energy = _player_counters.get_energy
put_counters = _counter_effects.put_counters
put_counter_of_choice = _counter_effects.PutCounterOfChoice
bolster = _counter_effects.bolster
airbend = _airbending.Airbend
earthbend = _earthbending.earthbend
support = _growing_actions.support
adapt = _growing_actions.adapt
endure = _growing_actions.endure
blight = _growing_actions.blight
monstrosity = _designation_words.monstrosity
suspect = _designation_words.Suspect
no_longer_suspected = _designation_words.NoLongerSuspected
double_size = _doubling.DoubleSize
double_counters = _doubling.DoubleCounters
double_life = _doubling.DoubleLife
CLASH = _clashing.CLASH
fateseal = _clashing.fateseal
LEARN = _learning.LEARN
do_as_cost = _action_costs.DoAsCost
distribute_counters = _counter_effects.DistributeCounters
move_counters = _counter_effects.MoveCounters
PROLIFERATE = _proliferating.PROLIFERATE
damage = _damage_effects.damage
damage_together = _damage_effects.DamageTogether
hurt_each_other = _damage_effects.HurtEachOther
EACH_OF_THEM = _damage_effects.EACH_OF_THEM
gain_life = _life_effects.gain_life
lose_life = _life_effects.lose_life
exchange_life = _life_effects.ExchangeLife
lose_half_life = _life_effects.LoseHalfLife
redistribute_life = _life_effects.RedistributeLife
set_life = _life_effects.SetLife
pump = _lasting_effects.pump
gain_control = _lasting_effects.gain_control
all_creatures = _lasting_effects.all_creatures
cant_block_now = _lasting_effects.CantBlockNow
change = _lasting_effects.Change
combat_now = _combat_now.CombatNow
become_color_of_choice = _recoloring.BecomeColorOfChoice
become_kind_of_choice = _recoloring.BecomeKindOfChoice
blocks_it_now = _combat_now.BlocksItNow
blocks_if_able = _combat_now.BlocksIfAble
copy_for_each_other = _lasting_effects.CopyForEachOther
counter = _lasting_effects.Counter
exchange_control = _lasting_effects.ExchangeControl
give_control = _lasting_effects.GiveControl
goad = _lasting_effects.Goad
detain = _detaining.Detain
keep_phased_out = _detaining.KeepPhasedOut
keep_tapped = _detaining.KeepTapped
keep_untapped = _detaining.KeepUntapped
make_all_true = _lasting_effects.MakeAllTrue
make_true = _lasting_effects.MakeTrue
may_cast_now = _lasting_effects.MayCastNow
may_play_more_lands = _lasting_effects.MayPlayMoreLands
regenerate = _lasting_effects.Regenerate
skip_next = _lasting_effects.SkipNext
stays_tapped_once = _lasting_effects.StaysTappedOnce
unblockable_now = _lasting_effects.UnblockableNow
while_it_has_counter = _lasting_effects.WhileItHasCounter
WHILE_EXILED = _lasting_effects.WhileExiled()
while_tapped = _lasting_effects.WhileTapped
while_you_control = _lasting_effects.WhileYouControl
while_on_battlefield = _lasting_effects.WhileOnBattlefield
UNTIL_END_OF_TURN = _lasting_effects.UNTIL_END_OF_TURN
THIS_TURN = _lasting_effects.THIS_TURN
UNTIL_YOUR_NEXT_TURN = _lasting_effects.UNTIL_YOUR_NEXT_TURN
UNTIL_END_OF_YOUR_NEXT_TURN = _lasting_effects.UNTIL_END_OF_YOUR_NEXT_TURN
REST_OF_GAME = _lasting_effects.REST_OF_GAME
give_to_next_spell = _spell_statics.GiveToNextSpell
may_cast_free = _casting_effects.MayCastFree
may_cast_from_among = _casting_effects.MayCastFromAmong
may_cast_from_hand = _casting_effects.MayCastFromHand
may_cast_revealed = _casting_effects.MayCastRevealed
may_play_free = _casting_effects.MayPlayFree
choose_among = _choosing_effects.ChooseAmong
choose_one = _choosing_effects.ChooseOne
choose_target = _choosing_effects.ChooseTarget
vote_among = _choosing_effects.VoteAmong
become_monarch = _monarchy.BecomeMonarch
ring_tempts = _tempting.RingTempts
venture_into_dungeon = _venturing.VentureIntoDungeon
venture_into = _venturing.VentureInto
take_initiative = _venturing.TakeInitiative
control_next_turn = _turns.ControlNextTurn
draw_game = _turns.DrawGame
end_the_turn = _turns.EndTheTurn
extra_beginning = _turns.ExtraBeginning
extra_combat = _turns.ExtraCombat
extra_turn = _turns.ExtraTurn
lose_game = _turns.LoseGame
restart_game = _turns.RestartGame
reverse_turn_order = _turns.ReverseTurnOrder
win_game = _turns.WinGame
random_number = _chance_effects.random_number
cast_copy_at_random = _chance_effects.CastCopyAtRandom
copy_what_hurt = _chance_effects.CopyWhatHurt
create_one_at_random = _chance_effects.CreateOneAtRandom
gain_at_random = _chance_effects.GainAtRandom
gain_random_protection = _chance_effects.GainRandomProtection
gain_protection_of_choice = _protecting.GainProtectionOfChoice
copy_card_at_random = _card_copies.CopyCardAtRandom
copy_onto_each = _card_copies.CopyOntoEach
is_among = _secrets.IsAmong
secret_numbers = _secrets.SecretNumbers
WITH_HIGHEST_NUMBER = _secrets.WITH_HIGHEST_NUMBER

# ---------------------------------------------------------------------- statements

gets = _continuous_statics.gets
has = _continuous_statics.has
base_size = _continuous_statics.base_size
everywhere = _continuous_statics.everywhere
defined_size = _continuous_statics.defined_size
continuous = _continuous_statics.Continuous
in_your_graveyard = _continuous_statics.InYourGraveyard
in_your_hand = _continuous_statics.InYourHand
spells_have = _spell_statics.SpellsHave
first_spell_has = _spell_statics.FirstSpellHas
spells_from_your_hand = _continuous_statics.SpellsFromYourHand
all_must_block = _combat_statics.AllMustBlock
attack_limit = _combat_statics.AttackLimit
may_exert_attacking = _exerting.MayExertAttacking
block_limit = _combat_statics.BlockLimit
blocked_if_able = _combat_statics.BlockedIfAble
can_block_more = _combat_statics.CanBlockMore
cant_attack = _combat_statics.CantAttack
cant_attack_or_block_alone = _combat_statics.CantAttackOrBlockAlone
cant_attack_there = _restricting.CantAttackThere
cant_attack_with = _combat_statics.CantAttackWith
blockers_of_one = _restricting.BlockersOfOne
cant_be_blocked = _combat_statics.CantBeBlocked
cant_block = _combat_statics.CantBlock
cant_crew = _vehicles.CantCrew
crews_as_though = _vehicles.CrewsAsThough
damage_as_though_unblocked = _combat_statics.DamageAsThoughUnblocked
damage_by_toughness = _combat_statics.DamageByToughness
must_attack = _combat_statics.MustAttack
also_costs = _cost_statics.AlsoCosts
also_costs_either = _cost_statics.AlsoCostsEither
may_also_cost = _action_costs.MayAlsoCost
costs_less_for_each = _cost_statics.CostsLessForEach
costs_less_if = _word_makers.costs_less_if
costs_less_if_it_targets = _word_makers.costs_less_if_it_targets
may_cost_instead = _cost_statics.MayCostInstead
spend_only_on_x = _cost_statics.SpendOnlyOnX
all_untap = _permission_statics.AllUntap
begins_on_battlefield = _permission_statics.BeginsOnBattlefield
cant_cast = _permission_statics.CantCast
cant_enter_from = _permission_statics.CantEnterFrom
cant_draw = _permission_statics.CantDraw
cast_as_though_flash = _permission_statics.CastAsThoughFlash
cast_limit = _permission_statics.CastLimit
cast_only_if = _permission_statics.CastOnlyIf
draws_revealed = _permission_statics.DrawsRevealed
hands_revealed = _permission_statics.HandsRevealed
made_of_any_color = _permission_statics.MadeOfAnyColor
more_lands = _permission_statics.MoreLands
no_activating = _permission_statics.NoActivating
not_countered = _permission_statics.NotCountered
play_from_top = _permission_statics.PlayFromTop
skip_steps = _permission_statics.SkipSteps
skip_turns = _permission_statics.SkipTurns
stays_tapped = _permission_statics.StaysTapped
may_not_untap = _permission_statics.MayNotUntap
untaps_no_more = _permission_statics.UntapsNoMore
top_revealed = _permission_statics.TopRevealed
LOOK_AT_TOP = _top_cards.LookAtTop()
cast_from_top = _top_cards.CastFromTop
PLAY_LANDS_FROM_TOP = _top_cards.PlayLandsFromTop()
CAST_THIS_FROM_GRAVEYARD = _playing_statics.CastThisFromGraveyard()
cast_freely = _playing_statics.CastFreely
play_linked = _playing_statics.PlayLinked
play_as_random_basic = _playing_statics.PlayAsRandomBasic
life_stays_at_one = _damage_replacements.LifeStaysAtOne
more_damage = _damage_replacements.MoreDamage
prevent_all = _damage_replacements.PreventAll
prevent_from_chosen = _damage_replacements.PreventFromChosen
prevent_some = _damage_replacements.PreventSome
prevent_to_and_by = _preventing.PreventToAndBy
prevent_all_now = _preventing.PreventAllNow
prevent_next_time_from_chosen = _preventing.PreventNextTimeFromChosen
as_enters = _entering_replacements.AsEnters
as_enters_do = _entering_replacements.AsEntersDo
enters_as = _entering_replacements.EntersAs
enters_as_copy = _entering_replacements.EntersAsCopy
enters_by_revealing = _entering_replacements.EntersByRevealing
enters_tapped = _entering_replacements.EntersTapped
enters_tapped_unless = _entering_replacements.EntersTappedUnless
enters_tapped_unless_paid = _entering_replacements.EntersTappedUnlessPaid
enter_tapped = _entering_replacements.EnterTapped
others_enter_with_counters = _entering_replacements.OthersEnterWithCounters
goes_elsewhere = _entering_replacements.GoesElsewhere
shape = _entering_replacements.Shape
draw_twice = _other_replacements.DrawTwice
flip_two = _other_replacements.FlipTwo
counters_grow = _increased_amounts.CountersGrow
gain_more_life = _increased_amounts.GainMoreLife
lose_instead_of_gaining = _increased_amounts.LoseInsteadOfGaining
more_counters = _other_replacements.MoreCounters
more_tokens = _other_replacements.MoreTokens
share_draws = _other_replacements.ShareDraws
steal_draws = _other_replacements.StealDraws
untaps_instead = _other_replacements.UntapsInstead
win_instead_of_drawing = _other_replacements.WinInsteadOfDrawing
can_be_commander = _deck_building.CanBeCommander
color_chosen_before = _deck_building.ColorChosenBefore
many_in_deck = _deck_building.ManyInDeck

# ---------------------------------------------------------------------- changes to what something is

add_types = _modifications.AddTypes
all_creature_types = _modifications.AllCreatureTypes
become_copy = _modifications.BecomeCopy
lose_keyword = _modifications.LoseKeyword
change_size_of_each = _modifications.ChangeSizeOfEach
gain_for_mana_cost = _modifications.GainForManaCost
lose_all_abilities = _modifications.LoseAllAbilities
lose_types = _modifications.LoseTypes
set_creature_types = _modifications.SetCreatureTypes
set_land_types = _modifications.SetLandTypes
set_to_chosen_type = _modifications.SetToChosenType
set_types = _modifications.SetTypes
size_from_mana_value = _modifications.SizeFromManaValue
define_types = _modifications.DefineTypes
define_power = _modifications.DefinePower
define_toughness = _modifications.DefineToughness
switch_size = _modifications.SwitchSize

# ---------------------------------------------------------------------- objects: descriptions

ANYTHING = _combining_filters.ANYTHING
PERMANENT = _combining_filters.PERMANENT
subtype = _characteristic_filters.subtype
OF_CHOSEN_COLOR = _characteristic_filters.ChosenColor()
OF_CHOSEN_TYPE = _characteristic_filters.ChosenType()
WITH_CHOSEN_NAME = _characteristic_filters.ChosenName()
PERMANENT_CARD = _characteristic_filters.IsPermanentCard()
HAS_ADVENTURE = _characteristic_filters.HasInset("Adventure")
HAS_OMEN = _characteristic_filters.HasInset("Omen")
named = _characteristic_filters.Named
of_type = _characteristic_filters.OfType
same_name_as = _characteristic_filters.SameNameAs
shares_with = _characteristic_filters.SharesWith
SHARING_A_CREATURE_TYPE = _characteristic_filters.SharesCreatureType()
SHARING_A_TYPE_WITH_TOP_CARD = _characteristic_filters.SharesTypeWithTop()
with_keyword = _characteristic_filters.WithKeyword
CREATURE = _characteristic_filters.CREATURE
ARTIFACT = _characteristic_filters.ARTIFACT
ENCHANTMENT = _characteristic_filters.ENCHANTMENT
LAND = _characteristic_filters.LAND
PLANESWALKER = _characteristic_filters.PLANESWALKER
BATTLE = _characteristic_filters.BATTLE
HISTORIC = _characteristic_filters.HISTORIC
INSTANT = _characteristic_filters.INSTANT
SORCERY = _characteristic_filters.SORCERY
PLANE = _characteristic_filters.PLANE
BASIC = _characteristic_filters.BASIC
LEGENDARY = _characteristic_filters.LEGENDARY_
AURA = _characteristic_filters.AURA
WHITE = _characteristic_filters.WHITE_
BLUE = _characteristic_filters.BLUE_
BLACK = _characteristic_filters.BLACK_
RED = _characteristic_filters.RED_
GREEN = _characteristic_filters.GREEN_
COLORED = _characteristic_filters.COLORED
FLYING = _characteristic_filters.FLYING
ITS_HOST = _permanent_filters.AttachedHost()
ATTACHED_TO_THIS = _permanent_filters.AttachedToThis()
controlled_by = _permanent_filters.ControlledBy
could_enchant = _permanent_filters.CouldEnchant
attached_to = _permanent_filters.AttachedTo
EQUIPPED = _permanent_filters.Equipped()
owned_by = _permanent_filters.OwnedBy
with_counter = _permanent_filters.WithCounter
TOKEN = _permanent_filters.TOKEN
YOURS = _permanent_filters.YOURS
YOUR_TEAMS = _permanent_filters.YOUR_TEAMS
THEIRS = _permanent_filters.THEIRS
TAPPED = _permanent_filters.TAPPED
TRANSFORMED = _permanent_filters.TRANSFORMED
FACE_DOWN = _permanent_filters.FACE_DOWN
ENCHANTED = _permanent_filters.ENCHANTED
WITH_LEAST_TOUGHNESS = _permanent_filters.LeastToughness()
MODIFIED = _permanent_filters.MODIFIED
YOUR_RING_BEARER = _tempting.YOUR_RING_BEARER
MONSTROUS = _designation_words.MONSTROUS
SUSPECTED = _designation_words.SUSPECTED
ATTACKING = _combat_filters.Attacking()
attacking_you = _combat_filters.AttackingYou
BLOCKING = _combat_filters.Blocking()
blocking_one = _combat_filters.BlockingOne
HURT_A_PLAYER_THIS_COMBAT = _combat_filters.HurtPlayerThisCombat()
that_did = _history_words.ThatDid
dealt_damage_by_this = _history_words.DealtDamageByThis
THAT_ATTACKED = _history_words.THAT_ATTACKED
UNBLOCKED = _combat_filters.UNBLOCKED
other_than = _particular_filters.OtherThan
put_with_this = _particular_filters.PutWithThis
is_the_target = _particular_filters.TheTarget
OTHER = _particular_filters.OTHER
ITSELF = _particular_filters.ITSELF
is_ability = _stack_filters.IsAbility
TARGETING_THIS = _stack_filters.TargetsThis()
targets_one = _stack_filters.TargetsOne
WITH_A_SINGLE_TARGET = _stack_filters.WithSingleTarget()
SPELL = _stack_filters.SPELL
SOURCE = _stack_filters.SOURCE

# ---------------------------------------------------------------------- objects: selections

target = _selections.target
targets = _selections.targets
any_target = _selections.any_target
different_targets = _selections.different_targets
any_targets = _selections.any_targets
the_target_of_each = _word_makers.the_target_of_each
another_target = _selections.another_target
card_in_graveyard = _selections.card_in_graveyard
cards_in_one_graveyard = _selections.cards_in_one_graveyard
target_spell = _selections.target_spell
OPPONENT_OR_PLANESWALKER = _selections.OpponentOrPlaneswalker()
ANY_TARGET = _selections.ANY_TARGET
TARGET_PLAYER_OR_PLANESWALKER = _selections.TARGET_PLAYER_OR_PLANESWALKER
at_random = _chosen_objects.AtRandom
of_kind_of_choice = _chosen_objects.OfKindOfChoice
one_among = _chosen_objects.OneAmong
all_of = _groups.all_of
each = _groups.each
together = _groups.Together
ANY_NUMBER = _groups.ANY_NUMBER
ATTACKERS_OF_TEAM = _pronouns.AttackersOfTeam()
WHAT_IT_ATTACKS = _pronouns.Attacked()
WHAT_IT_DAMAGED = _pronouns.Damaged()
linked = _pronouns.Linked
THE_OTHER = _pronouns.OtherInEvent()
remembered = _pronouns.Remembered
that_target = _pronouns.ThatTarget
THIS = _pronouns.THIS
THIS_CARD = _pronouns.THIS_CARD
THIS_IN_GRAVEYARD = _pronouns.ThisInGraveyard()
THAT = _pronouns.THAT
THAT_CARD = _pronouns.THAT_CARD
THAT_SPELL = _pronouns.THAT_SPELL
HOST = _pronouns.HOST
THAT_VEHICLE = _vehicles.CrewedVehicle()

# ---------------------------------------------------------------------- players

attacking_player = _player_words.AttackingPlayer
controller_of = _player_words.ControllerOf
owner_of = _player_words.OwnerOf
defending_player = _player_words.DefendingPlayer
each_except = _player_words.EachExcept
hurt_by = _player_words.HurtBy
last_chose = _player_sides.LastChose
opponents_who_did_not = _player_words.OpponentsWhoDidNot
remembered_players = _player_words.RememberedPlayers
RICHEST_OPPONENTS = _player_words.RichestOpponents()
target_opponent = _player_words.TargetOpponent
you_and_target = _player_words.YouAndTarget
their_controllers = _player_words.TheirControllers
target_player = _player_words.TargetPlayer
target_players = _player_words.TargetPlayers
target_teammate = _player_words.TargetTeammate
that_one = _player_words.ThatOne
they = _player_words.They
up_to_one_opponent = _player_words.UpToOneOpponent
YOU = _player_words.YOU
EACH_PLAYER = _player_words.EACH_PLAYER
PLAYERS = _player_words.PLAYERS
EACH_OPPONENT = _player_words.EACH_OPPONENT
AN_OPPONENT = _player_words.AN_OPPONENT
OPPONENTS = _player_words.OPPONENTS
EACH_OTHER_PLAYER = _player_words.EACH_OTHER_PLAYER
TO_YOUR_LEFT = _player_words.TO_YOUR_LEFT
CHOSEN_PLAYER = _player_words.CHOSEN_PLAYER
WHOSE_STEP = _player_words.WHOSE_STEP
TARGET_PLAYER = _player_words.TARGET_PLAYER
TARGET_OPPONENT = _player_words.TARGET_OPPONENT
THAT_PLAYER = _player_words.THAT_PLAYER
THE_MONARCH = _monarchy.TheMonarch()
ACTIVE_PLAYER = _player_words.ACTIVE_PLAYER
ATTACKING_PLAYER = _player_words.ATTACKING_PLAYER
DEFENDING_PLAYER = _player_words.DEFENDING_PLAYER
ENCHANTED_PLAYER = _player_words.ENCHANTED_PLAYER

# ---------------------------------------------------------------------- amounts

as_x = _amounts.AsX
colors_of = _amounts.ColorsOf
count_cards = _amounts.CountCards
count_of = _amounts.CountOf
counters_on = _amounts.CountersOn
depending = _amounts.Depending
exiled_with = _amounts.ExiledWith
more_than = _amounts.MoreThan
DEVOTION_TO_CHOSEN_COLOR = _devotion.DevotionToChosenColor()
half_of = _amounts.HalfOf
how_many = _amounts.HowMany
how_often = _history_words.HowOften
lowest_life = _amounts.LowestLife
life_total = _totals.LifeTotal
the_difference = _totals.TheDifference
offer_one_of_each = _offering.OfferOneOfEach
colors_among = _totals.ColorsAmong
kin = _totals.Kin
negative = _amounts.Negative
player_counters = _player_counters.PlayerCounters
plus = _amounts.Plus
remembered_number = _amounts.RememberedNumber
size_of = _amounts.SizeOf
greatest_among = _amounts.GreatestAmong
sum_of = _amounts.Sum
THAT_MUCH = _amounts.ThatMuch()
THAT_MUCH_IN_ALL = _amounts.ThatMuchInAll()
BASIC_LAND_TYPES_AMONG_YOUR_LANDS = _board_conditions.BasicLandTypes()
CREATURES_IN_YOUR_PARTY = _parties.PartySize()
devotion = _board_conditions.Devotion
this_way = _amounts.ThisWay
times = _amounts.Times
total_mana_value = _amounts.TotalManaValue
X = _amounts.X()
TIMES_KICKED = _kicking.TimesKicked()
DAMAGE_DEALT_THIS_WAY = _amounts.DAMAGE_DEALT_THIS_WAY
DAMAGE_PREVENTED_THIS_WAY = _amounts.DAMAGE_PREVENTED_THIS_WAY
LIFE_LOST_THIS_WAY = _amounts.LIFE_LOST_THIS_WAY

# ---------------------------------------------------------------------- conditions

cards_there = _board_conditions.CardsThere
card_types_there = _board_conditions.CardTypesThere
card_types_among = _board_conditions.CardTypesAmong
life_is_at_least = _board_conditions.LifeIsAtLeast
life_is_at_most = _board_conditions.LifeIsAtMost
controls_more = _board_conditions.ControlsMore
you_control_more = _board_conditions.YouControlMore
has_more_life = _board_conditions.HasMoreLife
has_more_cards = _board_conditions.HasMoreCards
total_power = _board_conditions.TotalPower
different_powers = _board_conditions.DifferentPowers
cast_by_you = _conditions.CastByYou
YOUR_TURN = _conditions.YourTurn()
BEFORE_ATTACKERS = _conditions.BeforeAttackers()
during_your_step = _conditions.DuringYourStep
below_half_life = _conditions.BelowHalfLife
ADDITIONAL_COST_PAID = _action_costs.AdditionalCostPaid()
EVIDENCE_WAS_COLLECTED = _action_costs.EvidenceWasCollected()
was_beheld = _action_costs.WasBeheld
cast_from = _conditions.CastFrom
CAST_IN_YOUR_MAIN_PHASE = _conditions.CastInYourMainPhase()
controls = _conditions.Controls
controls_each = _conditions.ControlsEach
controls_neither = _conditions.ControlsNeither
devoured = _conditions.Devoured
discarded_this_way = _conditions.DiscardedThisWay
done_this_way = _conditions.DoneThisWay
HAS_BLESSING = _conditions.HasBlessing()
DURING_MAIN_PHASE = _conditions.DuringMainPhase()
DURING_YOUR_TURN = _conditions.DuringYourTurn()
DURING_YOUR_UPKEEP = _conditions.DURING_YOUR_UPKEEP
fewer_this_way = _conditions.FewerThisWay
flip_was = _conditions.FlipWas
hand_size = _conditions.HandSize
happened = _history_words.Happened
has_counters = _conditions.HasCounters
has_player_counters = _player_counters.HasPlayerCounters
is_poisoned = _player_counters.IsPoisoned
is_less = _conditions.IsLess
is_monarch = _monarchy.IsMonarch
completed_dungeon = _venturing.CompletedDungeon
has_initiative = _venturing.HasInitiative
is_the = _conditions.IsThe
not_so = _conditions.NotSo
unless = _conditions.Unless
provided = _conditions.Provided
NO_MONARCH = _monarchy.NoMonarch()
NOT_THE_FIRST_TURN = _conditions.NotTheFirstTurn()
remembers = _conditions.Remembers
still_here = _conditions.StillHere
still_there = _conditions.StillThere
top_card_is = _conditions.TopCardIs
was_kicked = _conditions.WasKicked
kicked_with = _kicking.kicked_with
was_bargained = _bargaining.WasBargained
was_the = _conditions.WasThe
FULL_PARTY = _parties.FullParty()
on_the_battlefield = _board_conditions.OnTheBattlefield
controls_most = _board_conditions.ControlsMost
you_have_more_life = _board_conditions.YouHaveMoreLife
you_have_more_cards = _board_conditions.YouHaveMoreCards
spent_on_this_spell = _spending.SpentOnThisSpell
mana_was_spent = _word_makers.mana_was_spent
was_unearthed = _conditions.WasUnearthed
YOU_DEFEND = _conditions.YouDefend()
WON_THE_FLIP = _conditions.WON_THE_FLIP
WON_THE_CLASH = _clashing.WonClash()
LOST_THE_FLIP = _conditions.LOST_THE_FLIP

# ---------------------------------------------------------------------- commanders

add_commanders_color = _commander_words.AddCommandersColor
COMMANDER_MANA_VALUE = _commander_words.CommanderManaValue()
COMMANDER = _commander_words.IsCommander()
COMMANDER_OF_YOURS = _commander_words.IsYourCommander()
pay_life_for_colors = _commander_words.PayLifeForColors
YOUR_COMMANDER = _commander_words.YourCommander()

# ---------------------------------------------------------------------- makers that take numbers and letters

costs_less = _word_makers.costs_less
abilities_cost_less = _word_makers.abilities_cost_less
costs_more = _word_makers.costs_more
costs_more_per_target = _word_makers.costs_more_per_target
attack_tax = _word_makers.attack_tax
pays_instead = _word_makers.pays_instead
fewer_counters = _word_makers.fewer_counters
one_of_each = _word_makers.one_of_each
copy_spell = _word_makers.copy_spell
damage_by_each = _word_makers.damage_by_each
of_color = _word_makers.of_color
of_both_colors = _word_makers.of_both_colors
set_colors = _word_makers.set_colors
weaker_than_this = _fighting.WeakerThanThis
size_is = _word_makers.size_is
chosen = _word_makers.chosen
remove_counters = _word_makers.remove_counters
enters_with_counters = _word_makers.enters_with_counters
take_damage = _word_makers.take_damage
prevent_next = _word_makers.prevent_next
redirect_next = _word_makers.redirect_next
number_at_random = _word_makers.number_at_random

# ---------------------------------------------------------------------- statements of the rules

cant_set_in_motion = _schemes.CantSetInMotion
change_of_control = _control.GainControl
player_is_hexproof = _protection.PlayerIsHexproof
cant_become_monarch = _monarch.CantBecomeMonarch
cant_lose = _ending.CantLose
cant_win = _ending.CantWin
no_maximum_hand_size = _turn.NoMaximumHandSize
cant_gain_life = _life.CantGainLife
cant_lose_life = _life.CantLoseLife
cant_get_counters = _life.CantGetCounters
UNTIL_END_OF_COMBAT = _lasting.UntilEndOfCombat()

# ---------------------------------------------------------------------- plain values

Zone = _objects.Zone
Step = _steps.Step
Did = _history.Did
When = _history.When
BOTTOM = _zones.BOTTOM

# ---------------------------------------------------------------------- all of the above, sorted

# Documentation tools need them as a list; one name a line would be a thousand lines.
# fmt: off
__all__ = [  # noqa: RUF022 -- plain order
    "ABANDONED", "ACTIVE_PLAYER", "ADDITIONAL_COST_PAID", "ALL_MAY_PAY", "AMASSED", "ANYTHING", "ANY_NUMBER",
    "ANY_TARGET", "AN_OPPONENT", "ARTIFACT", "ARTIFACT_CARD", "ATTACHED_TO_THIS", "ATTACKERS_OF_TEAM", "ATTACKING",
    "ATTACKING_PLAYER", "ATTACKS_WHILE_SADDLED", "AT_FIRST_UPKEEP", "AURA", "AURA_CARD", "BASIC",
    "BASIC_LAND_TYPES_AMONG_YOUR_LANDS", "BATTLE", "BATTLE_CRY", "BECOMES_SADDLED", "BEFORE_ATTACKERS", "BLACK",
    "BLANK_IS_CHAOS", "BLIGHTED", "BLOCKING", "BLOOD", "BLOODTHIRST_X", "BLUE", "BOTTOM", "CARD_NAME", "CASE_CARD",
    "CAST", "CAST_IN_YOUR_MAIN_PHASE", "CAST_THIS_FROM_GRAVEYARD", "CHANGED", "CHAOS_ENSUES", "CHAOS_INSTEAD", "CHOSEN",
    "CHOSEN_PLAYER", "CLASH", "CLASS_CARD", "CLUE", "COLOR", "COLORED", "COMMANDER", "COMMANDER_MANA_VALUE",
    "COMMANDER_OF_YOURS", "CREATURE", "CREATURES_IN_YOUR_PARTY", "CREATURE_TYPE", "CURSED_ROLE", "CYBERMAN", "DAMAGED",
    "DAMAGE_DEALT_THIS_WAY", "DAMAGE_PREVENTED_THIS_WAY", "DAYBOUND", "DEFENDING_PLAYER", "DESTROYED", "DETHRONE",
    "DEVOTION_TO_CHOSEN_COLOR", "DID_NOT_PAY", "DISCARDED", "DURING_MAIN_PHASE", "DURING_YOUR_TURN",
    "DURING_YOUR_UPKEEP", "Did", "EACH_OF_THEM", "EACH_OPPONENT", "EACH_OTHER_PLAYER", "EACH_PLAYER", "ENCHANTED",
    "ENCHANTED_PLAYER", "ENCHANTMENT", "ENCHANTMENT_CARD", "ENLIST", "ENLISTS", "ENTERED", "EQUIPMENT_CARD", "EQUIPPED",
    "EVIDENCE", "EVIDENCE_WAS_COLLECTED", "EVOLVE", "EVOLVES", "EXILED", "EXILED_WITH_THIS", "EXPLOIT", "EXPLOITS",
    "EXTORT", "FACE_DOWN", "FLYING", "FOOD", "FORAGE", "FORETOLD", "FOUND", "FULL_PARTY", "GIFT_PROMISED", "GOLD",
    "GREEN", "HAS_ADVENTURE", "HAS_BLESSING", "HAS_OMEN", "HAUNT", "HISTORIC", "HOST", "HURT_A_PLAYER_THIS_COMBAT",
    "INGEST", "INSTANT", "INSTANT_CARD", "IS_PAIRED", "ITSELF", "ITS_DAY", "ITS_HOST", "ITS_NIGHT", "JUNK", "LAND",
    "LANDER", "LAND_CARD", "LEARN", "LEGENDARY", "LETTER_Y", "LIFE_LOST_THIS_WAY", "LIVING_METAL", "LOOKED_AT",
    "LOOK_AT_TOP", "LOST_THE_FLIP", "MANA_PAID_THIS_WAY", "MAP", "MELEE", "MENTOR", "MILLED", "MODIFIED",
    "MONSTER_ROLE", "MONSTROUS", "MUTAGEN", "MYRIAD", "NEITHER_DAY_NOR_NIGHT", "NIGHTBOUND", "NOT_THE_FIRST_TURN",
    "NO_MONARCH", "NUMBER", "OF_CHOSEN_COLOR", "OF_CHOSEN_TYPE", "OPPONENTS", "OPPONENTS_LEFT",
    "OPPONENT_OR_PLANESWALKER", "OTHER", "OTHER_OPPONENTS", "PERMANENT", "PERMANENT_CARD", "PERSIST", "PHASED_OUT",
    "PLANE", "PLANESWALK", "PLANESWALKED_HERE", "PLANESWALKER", "PLAYERS", "PLAY_LANDS_FROM_TOP", "PLOTTED",
    "POWERSTONE", "PROLIFERATE", "PROVOKE", "PUT", "PUT_BACK", "RAVENOUS", "RED", "RENOWNED", "REST", "REST_OF_GAME",
    "RESULT", "REVEALED", "REVEALED_CARDS", "RICHEST_OPPONENTS", "RIOT", "ROYAL_ROLE", "SACRIFICED", "SADDLED",
    "SAGA_CARD", "SHARD", "SHARING_A_CREATURE_TYPE", "SHARING_A_TYPE_WITH_TOP_CARD", "SORCERER_ROLE", "SORCERY",
    "SORCERY_CARD", "SOULBOND", "SOURCE", "SPELL", "STATION", "SUSPECTED", "SUSPENDED", "Step", "TAPPED",
    "TAPPED_CREATURES", "TARGETING_THIS", "TARGET_OPPONENT", "TARGET_PLAYER", "TARGET_PLAYER_OR_PLANESWALKER", "THAT",
    "THAT_ATTACKED", "THAT_CARD", "THAT_MUCH", "THAT_MUCH_IN_ALL", "THAT_OPPONENT", "THAT_PLAYER", "THAT_SADDLED_THIS",
    "THAT_SPELL", "THAT_VEHICLE", "THEIRS", "THE_CHOSEN_PLAYER", "THE_MONARCH", "THE_OTHER", "THE_RICHEST", "THIS",
    "THIS_CARD", "THIS_IN_GRAVEYARD", "THIS_TURN", "THOSE", "TIMES_KICKED", "TOKEN", "TOKENS", "TO_DRAW",
    "TO_YOUR_LEFT", "TRAINING", "TRAINS", "TRANSFORMED", "TREASURE", "TRIBUTE_WAS_NOT_PAID", "UNBLOCKED", "UNDYING",
    "UNLEASH", "UNTIL_END_OF_COMBAT", "UNTIL_END_OF_TURN", "UNTIL_END_OF_YOUR_NEXT_TURN", "UNTIL_PLANESWALK",
    "UNTIL_PLANESWALK_FROM_PLANE", "UNTIL_YOUR_NEXT_TURN", "USED_TO_CRAFT", "VIRTUOUS_ROLE", "WALKER", "WARPED",
    "WHAT_IT_ATTACKS", "WHAT_IT_DAMAGED", "WHILE_EXILED", "WHILE_FACE_UP", "WHITE", "WHOSE_STEP", "WHO_FACES_IT",
    "WICKED_ROLE", "WITH_A_SINGLE_TARGET", "WITH_CHOSEN_NAME", "WITH_HIGHEST_NUMBER", "WITH_LEAST_TOUGHNESS",
    "WON_THE_CLASH", "WON_THE_FLIP", "When", "X", "YOU", "YOUNG_HERO_ROLE", "YOURS", "YOUR_COMMANDER",
    "YOUR_RING_BEARER", "YOUR_TEAMS", "YOUR_TURN", "YOU_CYCLE_THIS", "YOU_DEFEND", "Zone", "abandon_this", "abandoned",
    "abilities_cost_less", "absorb", "activated", "activates_ability", "adapt", "add", "add_any_color",
    "add_chosen_color", "add_color_of", "add_combination", "add_commanders_color", "add_of_chosen_color",
    "add_of_that_type", "add_one_of", "add_types", "affinity", "afflict", "afterlife", "airbend", "airbends",
    "all_creature_types", "all_creatures", "all_must_block", "all_of", "all_untap", "also_costs", "also_costs_either",
    "amass", "amasses", "amplify", "and_then", "annihilator", "another_target", "anthem", "any_player_may",
    "any_target", "any_targets", "arriving_and", "arriving_and_each", "artifact_creature", "as_enters", "as_enters_do",
    "as_set_in_motion", "as_x", "at_beginning", "at_beginning_of_game", "at_next", "at_next_turns", "at_random",
    "attach_to", "attached_to", "attack_limit", "attack_player", "attack_tax", "attacking_player", "attacking_you",
    "attacks", "attacks_unblocked", "attacks_with", "attacks_with_others", "awaken", "backup", "bargain", "base_size",
    "become_color_of_choice", "become_copy", "become_day", "become_kind_of_choice", "become_monarch", "become_night",
    "becomes_attached", "becomes_blocked", "becomes_crewed", "becomes_day", "becomes_level", "becomes_monarch",
    "becomes_monstrous", "becomes_night", "becomes_plotted", "becomes_renowned", "becomes_tapped", "becomes_the_target",
    "becomes_untapped", "begins_on_battlefield", "begins_with_token", "behold", "below_half_life", "bestow", "blight",
    "blight_cost", "blights", "blitz", "block_limit", "blocked_if_able", "blockers_of_one", "blocking_one", "blocks",
    "blocks_if_able", "blocks_it_now", "bloodthirst", "boast", "bolster", "both", "both_creatures",
    "both_own_and_control", "bring_from_outside", "bushido", "but_only_if", "buyback", "called", "can_be_commander",
    "can_block_more", "cant_attack", "cant_attack_or_block_alone", "cant_attack_there", "cant_attack_with",
    "cant_be_blocked", "cant_become_monarch", "cant_block", "cant_block_now", "cant_cast", "cant_crew", "cant_draw",
    "cant_enter_from", "cant_gain_life", "cant_get_counters", "cant_lose", "cant_lose_life", "cant_set_in_motion",
    "cant_win", "card", "card_in_graveyard", "card_put_into_graveyard", "card_types_among", "card_types_there",
    "cards_in_one_graveyard", "cards_there", "cast_as_though_flash", "cast_by_you", "cast_copy_at_random",
    "cast_freely", "cast_from", "cast_from_top", "cast_limit", "cast_only_if", "casts", "casts_nth", "casts_or_copies",
    "casualty", "champion", "change", "change_of_control", "change_size_of_each", "chaos", "chaos_of_revealed",
    "chapter", "choose_a_background", "choose_among", "choose_modes", "choose_one", "choose_player", "choose_sides",
    "choose_target", "chooses_whereto", "chosen", "clashes", "class_level", "cloak", "cloak_it", "collect_evidence",
    "color_chosen_before", "colors_among", "colors_of", "combat_now", "comma_then", "commits_crime",
    "completed_dungeon", "completes_dungeon", "connive", "connives", "conspire", "continuous", "control_next_turn",
    "controlled_by", "controller_of", "controls", "controls_each", "controls_more", "controls_most", "controls_neither",
    "convert", "copy_attacking_others", "copy_card_at_random", "copy_each", "copy_for_each_other", "copy_onto_each",
    "copy_spell", "copy_what_hurt", "costs_less", "costs_less_for_each", "costs_less_if", "costs_less_if_it_targets",
    "costs_more", "costs_more_per_target", "could_enchant", "count_cards", "count_of", "counter", "counters_grow",
    "counters_on", "counters_put", "craft", "create", "create_attached", "create_choice_of", "create_copy_token",
    "create_for_each", "create_one_at_random", "create_sized", "creature", "creature_token", "crew", "crews",
    "crews_as_though", "cumulative_upkeep", "cycles", "cycling", "damage", "damage_as_though_unblocked",
    "damage_by_each", "damage_by_toughness", "damage_together", "dash", "day_and_night_turn", "day_breaks_as_it_enters",
    "deals_any_damage", "deals_damage", "dealt_damage_by_this", "defending_player", "define_power", "define_toughness",
    "define_types", "defined_size", "depending", "destroy", "detain", "devotion", "devour", "devoured",
    "different_powers", "different_targets", "dig", "discard", "discard_at_random_cost", "discard_cost", "discard_hand",
    "discard_hand_cost", "discard_one_of_each", "discard_those", "discarded_this_way", "discards", "discards_some",
    "discover", "discovers", "disguise", "distribute_counters", "disturb", "do_as_cost", "do_if", "doctors_companion",
    "done_this_way", "double_counters", "double_faced", "double_life", "double_size", "draw", "draw_game", "draw_twice",
    "draws", "draws_nth", "draws_revealed", "dredge", "during_your_step", "each", "each_chooses", "each_copies_chosen",
    "each_except", "each_grows_by_chosen", "earthbend", "earthbends", "echo", "either", "embalm", "emerge", "enchant",
    "enchant_player", "enchanted", "encore", "end_the_turn", "endure", "enter_tapped", "enters", "enters_as",
    "enters_as_copy", "enters_by_revealing", "enters_tapped", "enters_tapped_unless", "enters_tapped_unless_paid",
    "enters_with_counters", "entwine", "equip", "equip_only", "escalate", "escape", "eternalize", "everywhere", "evoke",
    "exchange_control", "exchange_life", "exert_this", "exerts", "exhaust", "exile", "exile_face_down",
    "exile_for_tokens", "exile_from_graveyard", "exile_from_hand", "exile_such_from_graveyard", "exile_this",
    "exile_top_card", "exile_until_this_leaves", "exile_with_counters", "exiled_if_it_dies", "exiled_with", "explore",
    "explores", "extra_beginning", "extra_combat", "extra_turn", "fabricate", "fading", "fateseal", "fewer_counters",
    "fewer_this_way", "fight", "find", "firebending", "first_hurts_players", "first_spell_has", "flashback",
    "flip_coin", "flip_two", "flip_was", "flips_coin", "for_each_of", "forecast", "freerunning", "fully_unlocks",
    "gain_at_random", "gain_control", "gain_for_mana_cost", "gain_life", "gain_more_life", "gain_protection_of_choice",
    "gain_random_protection", "gain_suspend", "gains_life", "get_counters", "get_emblem", "get_energy", "gets", "gift",
    "give_control", "give_to_next_spell", "goad", "goes_elsewhere", "graft", "greatest_among", "guise", "half_of",
    "hand_size", "hands_revealed", "happened", "harmonize", "has", "has_counters", "has_initiative", "has_more_cards",
    "has_more_life", "has_player_counters", "have", "hideaway", "how_many", "how_often", "hurt_by", "hurt_each_other",
    "if_pays", "impending", "in_your_graveyard", "in_your_hand", "incubate", "instead", "investigate", "is_ability",
    "is_among", "is_attacked", "is_blocked_by", "is_dealt_damage", "is_devoured", "is_less", "is_monarch",
    "is_poisoned", "is_the", "is_the_target", "jump_start", "keep_phased_out", "keep_some", "keep_tapped",
    "keep_untapped", "keyword", "keywords", "kicked_with", "kicker", "kicker_for", "kin", "landwalk", "last_chose",
    "later", "leaves", "legendary_creature", "level_and_up", "level_up", "levels", "life_is_at_least",
    "life_is_at_most", "life_paid", "life_stays_at_one", "life_total", "linked", "look_and_choose", "look_at_hand",
    "look_at_top_card", "look_for", "lose_all_abilities", "lose_game", "lose_half_life", "lose_instead_of_gaining",
    "lose_keyword", "lose_life", "lose_types", "loses_life", "lowest_life", "loyal", "loyal_x", "made_of_any_color",
    "madness", "make_all_true", "make_true", "mana", "mana_was_spent", "manifest", "manifest_dread", "manifest_it",
    "manifests_dread", "many_in_deck", "may", "may_also_cost", "may_cast_free", "may_cast_from_among",
    "may_cast_from_hand", "may_cast_now", "may_cast_revealed", "may_cost_instead", "may_exert_attacking",
    "may_not_untap", "may_once", "may_play_free", "may_play_more_lands", "mayhem", "megamorph", "meld", "meld_card",
    "mill", "mill_cost", "miracle", "mobilize", "modal", "modular", "monstrosity", "more_counters", "more_damage",
    "more_lands", "more_than", "more_tokens", "morph", "move_counters", "multikicker", "must_attack", "mutate",
    "mutates", "named", "negative", "ninjutsu", "no_activating", "no_longer_suspected", "no_maximum_hand_size",
    "not_countered", "not_for_others", "not_so", "number_at_random", "of_both_colors", "of_color", "of_kind_of_choice",
    "of_the_tied", "of_type", "offer_one_of_each", "offspring", "on_the_battlefield", "one_among", "one_of",
    "one_of_each", "ongoing_scheme", "only_for", "only_to_cast", "opponents_who_did_not", "other_than",
    "others_enter_with_counters", "outlast", "overload", "owned_by", "owner_of", "owner_puts_away", "partner",
    "partner_of_kind", "partner_with", "pay_any_life", "pay_energy", "pay_life", "pay_life_for_colors", "pays_instead",
    "phase_in", "phase_out", "phenomenon", "plain_mayhem", "planar_roll", "plane", "planeswalk_away", "planeswalk_to",
    "planeswalk_to_revealed", "planeswalker", "planeswalks", "play_as_random_basic", "play_from_top", "play_linked",
    "player_attacks", "player_becomes_target", "player_counters", "player_is_hexproof", "players_put", "players_return",
    "plays_land", "plays_linked", "plot", "plus", "poisonous", "populate", "prevent_all", "prevent_all_now",
    "prevent_from_chosen", "prevent_next", "prevent_next_time_from_chosen", "prevent_some", "prevent_to_and_by",
    "priced_mode", "proliferates", "protection", "prototype", "provided", "prowl", "pump", "put_attached",
    "put_counter_cost", "put_counter_of_choice", "put_counters", "put_hand_on_bottom", "put_into_library",
    "put_into_your", "put_onto_battlefield", "put_plane_on_top", "put_with_this", "puts_counters", "rampage",
    "random_number", "rearrange", "reconfigure", "recover", "redirect_next", "redistribute_life", "regenerate",
    "reinforce", "remembered", "remembered_number", "remembered_players", "remembers", "remove_counters",
    "remove_counters_cost", "remove_from_combat", "renown", "repeat_if", "repeat_once", "repeatedly", "replicate",
    "restart_game", "retrace", "return_cost", "return_to_hand", "reveal_and_take", "reveal_from_hand", "reveal_hands",
    "reveal_planar_cards", "reveal_top_card", "reveal_until", "revealed_to_bottom", "reverse_turn_order", "ring_tempts",
    "ring_tempts_trigger", "roll_die", "roll_more_planar_dice", "roll_table", "rolls_dice", "rolls_planar_die",
    "sacrifice", "sacrifice_cost", "sacrifice_it", "sacrifice_this", "sacrifices", "sacrifices_some", "saddle",
    "saddles", "same_name_as", "scavenge", "scheme", "scries", "scry", "search", "secret_numbers", "self_or_others",
    "series", "set_again", "set_colors", "set_creature_types", "set_in_motion", "set_land_types", "set_life",
    "set_more_in_motion", "set_to_chosen_type", "set_types", "shape", "share_draws", "shares_with", "shuffle",
    "shuffle_and_deal_anew", "shuffle_hand_in", "shuffle_into_library", "siege", "size_from_mana_value", "size_is",
    "size_of", "skip_next", "skip_steps", "skip_turns", "sneak", "solved", "some_attack", "some_die", "some_enter",
    "some_hurt_players", "some_leave", "some_leave_graveyard", "some_put_into_graveyard", "soulshift", "spectacle",
    "spells_from_your_hand", "spells_have", "spend_only_on_x", "spent_on_this_spell", "split", "spree", "squad",
    "static", "station_symbol", "stays_tapped", "stays_tapped_once", "steal_draws", "still_here", "still_there",
    "subtype", "sum_of", "support", "surge", "surveil", "surveils", "suspect", "suspend", "suspend_chosen",
    "suspend_from_hand", "switch_sides", "switch_size", "take_damage", "take_from_top", "take_initiative",
    "takes_damage", "takes_initiative", "tap", "tap_cost", "tap_or_untap", "taps_for_mana", "target", "target_opponent",
    "target_player", "target_players", "target_spell", "target_teammate", "targets", "targets_one", "team_attacks",
    "that_did", "that_one", "that_target", "the_difference", "the_target_of_each", "their_controllers", "then", "they",
    "this_and_partner", "this_or_that", "this_way", "tiered", "time_travel", "times", "to_solve", "together", "token",
    "top_card_is", "top_revealed", "total_mana_value", "total_power", "toxic", "transform", "transforms",
    "transforms_into", "transforms_into_kind", "transmute", "tribute", "turn_face_down", "turned_up", "two_kickers",
    "typed", "unblockable_now", "undaunted", "unearth", "unless", "unless_pays", "unlocks_this_door", "untap",
    "untaps_instead", "untaps_no_more", "until_found", "up_to_one_opponent", "upkeep", "vanguard", "vanishing",
    "vehicle", "venture_into", "venture_into_dungeon", "ventures", "villainous_choice", "vote", "vote_among", "ward",
    "ward_with", "warp", "was_bargained", "was_beheld", "was_kicked", "was_the", "was_unearthed", "weaker_than_this",
    "web_slinging", "when_attacks", "when_dies", "when_enters", "when_enters_or_haunted_dies", "when_haunted_dies",
    "when_leaves", "when_passing_set_in_motion", "when_so", "when_you_do", "when_you_pay", "whenever",
    "while_it_has_counter", "while_on_battlefield", "while_tapped", "while_you_control", "win_game",
    "win_instead_of_drawing", "with_adventure", "with_counter", "with_keyword", "with_omen", "within", "you_and_target",
    "you_control_more", "you_have_more_cards", "you_have_more_life",
]
# fmt: on
