"""The words of which cards are made, under one rule for names.

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
on.
`CONTRIBUTING.md` shows how to write a plane, and `docs/writing-words.md` how to write a word.
"""

from planechase.rules.casual import schemes as _casual_schemes
from planechase.rules.events import control as _control
from planechase.rules.events import lasting as _events_lasting
from planechase.rules.events import life as _events_life
from planechase.rules.events import monarch as _monarch
from planechase.rules.events import zones as _rules_zones
from planechase.rules.language import protection as _protection
from planechase.rules.language import toxic as _toxic
from planechase.rules.state import history as _history
from planechase.rules.state import objects as _objects
from planechase.rules.state import steps as _steps
from planechase.rules.turns import ending as _ending
from planechase.rules.turns import turn as _turn
from planechase.words import action_costs as _action_costs
from planechase.words import amounts as _amounts
from planechase.words import board_conditions as _standings
from planechase.words import card as _card
from planechase.words import conditions as _conditions
from planechase.words import cost_words as _costs
from planechase.words import daylight_words as _daylight
from planechase.words import deck_building as _deck_building
from planechase.words import designation_words as _designations
from planechase.words import devotion as _devotion
from planechase.words import exerting as _exerting
from planechase.words import face_down as _face_down
from planechase.words import history_words as _happenings
from planechase.words import makers as _makers
from planechase.words import manifesting as _manifesting
from planechase.words import modifications as _modifications
from planechase.words import monarchy as _monarchy
from planechase.words import parties as _parties
from planechase.words import player_counters as _player_counters
from planechase.words import player_words as _words_players
from planechase.words import predefined as _predefined
from planechase.words import roles as _roles
from planechase.words import secrets as _secrets
from planechase.words import selections as _selections
from planechase.words import sides as _sides
from planechase.words import spending as _spending
from planechase.words import suspending as _suspending
from planechase.words import tempting as _tempting
from planechase.words import totals as _totals
from planechase.words import unchosen_costs as _giving_costs
from planechase.words import venturing as _venturing
from planechase.words import word_slots as _slots
from planechase.words.casual import commander_words as _commanding
from planechase.words.casual import planar_words as _planar
from planechase.words.casual import scheme_words as _schemes
from planechase.words.casual import vanguard_words as _vanguards
from planechase.words.effects import airbending as _airbending
from planechase.words.effects import amassing as _amassing
from planechase.words.effects import card_copies as _card_copies
from planechase.words.effects import casting_effects as _effects_casting
from planechase.words.effects import chance_effects as _at_random
from planechase.words.effects import choosing_effects as _choosing
from planechase.words.effects import clashing as _clashing
from planechase.words.effects import combat_now as _combat_now
from planechase.words.effects import conniving as _conniving
from planechase.words.effects import counter_effects as _counters
from planechase.words.effects import damage_effects as _damage
from planechase.words.effects import digging as _digging
from planechase.words.effects import discovering as _discovering
from planechase.words.effects import doubling as _doubling
from planechase.words.effects import earthbending as _earthbending
from planechase.words.effects import everybody as _everybody
from planechase.words.effects import exploring as _exploring
from planechase.words.effects import finding as _finding
from planechase.words.effects import flow as _flow
from planechase.words.effects import growing_actions as _helping_to_grow
from planechase.words.effects import hands as _hands
from planechase.words.effects import incubating as _incubating
from planechase.words.effects import joining as _joining
from planechase.words.effects import lasting_effects as _lasting
from planechase.words.effects import learning as _learning
from planechase.words.effects import libraries as _libraries
from planechase.words.effects import life_effects as _life
from planechase.words.effects import melding_effects as _effects_melding
from planechase.words.effects import offering as _offering
from planechase.words.effects import once_each_turn as _once
from planechase.words.effects import outside_effects as _outside
from planechase.words.effects import permanent_effects as _effects_permanents
from planechase.words.effects import populating as _populating
from planechase.words.effects import priced_modes as _priced_modes
from planechase.words.effects import proliferating as _proliferating
from planechase.words.effects import protecting as _protecting
from planechase.words.effects import recoloring as _recoloring
from planechase.words.effects import reflexive as _reflexive
from planechase.words.effects import repeating as _repeating
from planechase.words.effects import restraining as _restraining
from planechase.words.effects import rolling as _rolling
from planechase.words.effects import tokens as _tokens
from planechase.words.effects import transforming_effects as _effects_transforming
from planechase.words.effects import turns as _turns
from planechase.words.effects import villainous as _villainous
from planechase.words.effects import zone_effects as _effects_zones
from planechase.words.filters import characteristic_filters as _characteristics
from planechase.words.filters import combat_filters as _filters_combat
from planechase.words.filters import combining_filters as _combining
from planechase.words.filters import particular_filters as _particular
from planechase.words.filters import permanent_filters as _filters_permanents
from planechase.words.filters import stack_filters as _stack
from planechase.words.keywords import alternatives as _alternatives
from planechase.words.keywords import awakening as _awakening
from planechase.words.keywords import backup as _backup
from planechase.words.keywords import bargaining as _bargaining
from planechase.words.keywords import bestow as _bestow
from planechase.words.keywords import blitzing as _blitzing
from planechase.words.keywords import buying_back as _buying_back
from planechase.words.keywords import cases as _cases
from planechase.words.keywords import casting_keywords as _casting
from planechase.words.keywords import championing as _championing
from planechase.words.keywords import copying_keywords as _keywords_copying
from planechase.words.keywords import crafting as _crafting
from planechase.words.keywords import dashing as _dashing
from planechase.words.keywords import dredging as _dredging
from planechase.words.keywords import dying as _dying
from planechase.words.keywords import embalming as _embalming
from planechase.words.keywords import emerging as _emerging
from planechase.words.keywords import enlisting as _enlisting
from planechase.words.keywords import entering_keywords as _keywords_entering
from planechase.words.keywords import fighting as _fighting
from planechase.words.keywords import firebending as _firebending
from planechase.words.keywords import foretelling as _foretelling
from planechase.words.keywords import gift as _giving
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
from planechase.words.keywords import mutating as _keywords_mutating
from planechase.words.keywords import offspring_and_squad as _companies
from planechase.words.keywords import overloading as _overloading
from planechase.words.keywords import partners as _partners
from planechase.words.keywords import permanent_keywords as _permanents
from planechase.words.keywords import plain_keywords as _plain
from planechase.words.keywords import plotting as _plotting
from planechase.words.keywords import reconfigure as _reconfigure
from planechase.words.keywords import retracing as _retracing
from planechase.words.keywords import saga_keywords as _sagas
from planechase.words.keywords import sneaking as _sneaking
from planechase.words.keywords import soulbond as _soulbond
from planechase.words.keywords import splitting as _splitting
from planechase.words.keywords import stations as _stations
from planechase.words.keywords import turning_up_keywords as _turning_up
from planechase.words.keywords import upkeeps as _upkeeps
from planechase.words.keywords import vehicles as _vehicles
from planechase.words.replacements import damage_replacements as _replacements_damage
from planechase.words.replacements import entering_replacements as _entering
from planechase.words.replacements import greater as _greater
from planechase.words.replacements import others as _others
from planechase.words.replacements import preventing as _preventing
from planechase.words.selections import chosen_objects as _choices
from planechase.words.selections import groups as _groups
from planechase.words.selections import pronouns as _pronouns
from planechase.words.statics import combat_statics as _statics_combat
from planechase.words.statics import continuous_statics as _continuous
from planechase.words.statics import cost_statics as _statics_costs
from planechase.words.statics import permission_statics as _permissions
from planechase.words.statics import playing_statics as _playing
from planechase.words.statics import restricting as _statics_restricting
from planechase.words.statics import spell_statics as _statics_spells
from planechase.words.statics import top_cards as _top_cards
from planechase.words.triggers import action_triggers as _doing
from planechase.words.triggers import combat_triggers as _combat
from planechase.words.triggers import conditional_triggers as _within
from planechase.words.triggers import copying_triggers as _triggers_copying
from planechase.words.triggers import counting_triggers as _counting
from planechase.words.triggers import damage_triggers as _hurting
from planechase.words.triggers import door_triggers as _doors
from planechase.words.triggers import mutating_triggers as _mutating
from planechase.words.triggers import one_or_more_triggers as _one_or_more
from planechase.words.triggers import player_triggers as _players
from planechase.words.triggers import transforming_triggers as _transforming
from planechase.words.triggers import trigger_subjects as _about
from planechase.words.triggers import zone_triggers as _zones

# ---------------------------------------------------------------------- what one word keeps for another

ABANDONED = _slots.ABANDONED
BLIGHTED = _slots.BLIGHTED
EVIDENCE = _slots.EVIDENCE
AMASSED = _slots.AMASSED
CARD_NAME = _slots.CARD_NAME
CAST = _slots.CAST
CHANGED = _slots.CHANGED
DAMAGED = _slots.DAMAGED
CHOSEN = _slots.CHOSEN
THE_CHOSEN_PLAYER = _slots.CHOSEN_PLAYER
COLOR = _slots.COLOR
CREATURE_TYPE = _slots.CREATURE_TYPE
DESTROYED = _slots.DESTROYED
DID_NOT_PAY = _slots.DID_NOT_PAY
DISCARDED = _slots.DISCARDED
ENTERED = _slots.ENTERED
EXILED = _slots.EXILED
EXILED_WITH_THIS = _slots.EXILED_WITH_THIS
LETTER_Y = _slots.LETTER_Y
LOOKED_AT = _slots.LOOKED_AT
MILLED = _slots.MILLED
NUMBER = _slots.NUMBER
PHASED_OUT = _slots.PHASED_OUT
PUT = _slots.PUT
PUT_BACK = _slots.PUT_BACK
REST = _slots.REST
REVEALED_CARDS = _slots.REVEALED
SACRIFICED = _slots.SACRIFICED
TAPPED_CREATURES = _slots.TAPPED
THOSE = _slots.THOSE
TOKENS = _slots.TOKENS
TO_DRAW = _slots.TO_DRAW

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
chapter = _sagas.chapter
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
plane = _planar.plane
phenomenon = _planar.phenomenon
chaos = _planar.chaos
planeswalk_to = _planar.planeswalk_to
planeswalk_away = _planar.planeswalk_away
arriving_and_each = _planar.arriving_and_each
arriving_and = _planar.arriving_and
chaos_of_revealed = _planar.ChaosOfRevealed
planar_roll = _planar.PlanarRoll
roll_more_planar_dice = _planar.RollMorePlanarDice
planeswalk_to_revealed = _planar.PlaneswalkToRevealed
chooses_whereto = _planar.ChoosesWhereto
put_plane_on_top = _planar.PutPlaneOnTop
reveal_planar_cards = _planar.RevealPlanarCards
revealed_to_bottom = _planar.RevealedToBottom
planeswalks = _planar.Planeswalks
rolls_planar_die = _planar.RollsPlanarDie
WHILE_FACE_UP = _planar.WHILE_FACE_UP
UNTIL_PLANESWALK = _planar.UNTIL_PLANESWALK
UNTIL_PLANESWALK_FROM_PLANE = _planar.UNTIL_PLANESWALK_FROM_PLANE
PLANESWALK = _planar.PLANESWALK
PLANESWALKED_HERE = _planar.PLANESWALKED_HERE
BLANK_IS_CHAOS = _planar.BLANK_IS_CHAOS
CHAOS_INSTEAD = _planar.CHAOS_INSTEAD
CHAOS_ENSUES = _planar.CHAOS_ENSUES
scheme = _schemes.scheme
ongoing_scheme = _schemes.ongoing_scheme
set_in_motion = _schemes.set_in_motion
abandoned = _schemes.abandoned
abandon_this = _schemes.AbandonThis
as_set_in_motion = _schemes.AsSetInMotion
choose_player = _schemes.ChoosePlayer
of_the_tied = _schemes.OfTheTied
THE_RICHEST = _schemes.THE_RICHEST
self_or_others = _schemes.SelfOrOthers
set_again = _schemes.SetAgain
set_more_in_motion = _schemes.SetMoreInMotion
when_passing_set_in_motion = _schemes.WhenPassingSetInMotion
THAT_OPPONENT = _schemes.THAT_OPPONENT
OTHER_OPPONENTS = _schemes.OTHER_OPPONENTS
vanguard = _vanguards.vanguard
at_beginning_of_game = _vanguards.AtBeginningOfGame
begins_with_token = _vanguards.BeginsWithToken
life_paid = _vanguards.LifePaid
pay_any_life = _vanguards.PayAnyLife

# ---------------------------------------------------------------------- keywords

keyword = _plain.keyword
keywords = _plain.keywords
cycling = _casting.cycling
kicker = _casting.kicker
kicker_for = _kicking.kicker_for
multikicker = _kicking.multikicker
two_kickers = _kicking.two_kickers
buyback = _buying_back.buyback
awaken = _awakening.awaken
impending = _awakening.impending
overload = _overloading.overload
dredge = _dredging.Dredge
recover = _dredging.recover
megamorph = _turning_up.megamorph
disguise = _turning_up.disguise
emerge = _emerging.emerge
harmonize = _emerging.harmonize
gift = _giving.Gift
GIFT_PROMISED = _giving.GiftPromised()
miracle = _miracles.miracle
sneak = _sneaking.sneak
entwine = _modal.entwine
escalate = _modal.escalate
replicate = _keywords_copying.replicate
conspire = _keywords_copying.Conspire
casualty = _keywords_copying.Casualty
bargain = _bargaining.Bargain
offspring = _companies.offspring
squad = _companies.squad
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
flashback = _casting.flashback
evoke = _casting.evoke
blitz = _blitzing.blitz
embalm = _embalming.embalm
DAYBOUND = _daylight.DAYBOUND
NIGHTBOUND = _daylight.NIGHTBOUND
ITS_DAY = _daylight.ItsDay()
ITS_NIGHT = _daylight.ItsNight()
NEITHER_DAY_NOR_NIGHT = _daylight.NeitherDayNorNight()
become_day = _daylight.BecomeDay
become_night = _daylight.BecomeNight
day_breaks_as_it_enters = _daylight.DayBreaksAsItEnters
day_and_night_turn = _daylight.DayAndNightTurn
becomes_night = _daylight.BecomesNight
becomes_day = _daylight.BecomesDay
transmute = _casting.transmute
suspend = _casting.suspend
FORETOLD = _foretelling.IsForetold()
escape = _graveyards.escape
craft = _crafting.craft
USED_TO_CRAFT = _crafting.USED_TO_CRAFT
disturb = _graveyards.disturb
scavenge = _graveyards.scavenge
jump_start = _graveyards.JumpStart
morph = _casting.morph
affinity = _casting.Affinity
undaunted = _casting.Undaunted
OPPONENTS_LEFT = _casting.OpponentsLeft()
protection = _permanents.protection
equip = _permanents.equip
equip_only = _permanents.EquipOnly
echo = _permanents.echo
unearth = _permanents.unearth
ninjutsu = _permanents.ninjutsu
ward = _permanents.ward
ward_with = _permanents.WardWith
annihilator = _permanents.Annihilator
prototype = _splitting.prototype
devour = _permanents.Devour
exiled_if_it_dies = _permanents.ExiledIfItDies
enchant = _permanents.Enchant
enchant_player = _permanents.EnchantPlayer
landwalk = _permanents.Landwalk
modular = _permanents.Modular
PROVOKE = _permanents.Provoke()
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
amplify = _keywords_entering.Amplify
tribute = _keywords_entering.Tribute
TRIBUTE_WAS_NOT_PAID = _keywords_entering.TributeWasNotPaid()
champion = _championing.Champion
firebending = _firebending.firebending
LIVING_METAL = _vehicles.LivingMetal()
madness = _madness.madness
saddle = _mounts.Saddle
backup = _backup.Backup
bestow = _bestow.bestow
mutate = _keywords_mutating.mutate
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
bloodthirst = _keywords_entering.Bloodthirst
BLOODTHIRST_X = _keywords_entering.BloodthirstX()
EXPLOIT = _keywords_entering.Exploit()
fabricate = _keywords_entering.Fabricate
RAVENOUS = _keywords_entering.Ravenous()
RIOT = _keywords_entering.Riot()
UNLEASH = _keywords_entering.Unleash()
afterlife = _dying.Afterlife
PERSIST = _dying.Persist()
soulshift = _dying.Soulshift
UNDYING = _dying.Undying()
EXTORT = _plain.Extort()
cumulative_upkeep = _upkeeps.cumulative_upkeep
fading = _upkeeps.Fading
vanishing = _upkeeps.Vanishing
suspend_chosen = _suspending.SuspendChosen
gain_suspend = _suspending.GainSuspend
suspend_from_hand = _suspending.SuspendFromHand
time_travel = _suspending.TimeTravel
SUSPENDED = _suspending.Suspended()

# ---------------------------------------------------------------------- costs

mana = _costs.mana
discard_cost = _costs.DiscardCost
discard_at_random_cost = _giving_costs.DiscardAtRandom
discard_hand_cost = _giving_costs.DiscardHandCost
mill_cost = _giving_costs.MillCost
put_counter_cost = _giving_costs.PutCounterCost
exert_this = _exerting.ExertThis
collect_evidence = _action_costs.CollectEvidence
behold = _action_costs.Behold
blight_cost = _helping_to_grow.BlightCost
FORAGE = _action_costs.FORAGE
exile_from_graveyard = _costs.ExileFromGraveyard
exile_such_from_graveyard = _action_costs.ExileSuchFromGraveyard
reveal_from_hand = _costs.RevealFromHand
exile_from_hand = _costs.ExileFromHand
exile_this = _costs.ExileThis
one_of = _costs.OneOf
pay_life = _costs.PayLife
pay_energy = _player_counters.PayEnergy
remove_counters_cost = _costs.RemoveCountersCost
return_cost = _costs.ReturnCost
sacrifice_cost = _costs.SacrificeCost
sacrifice_this = _costs.SacrificeThis
tap_cost = _costs.TapCost

# ---------------------------------------------------------------------- triggers

either = _about.Either
becomes_attached = _zones.BecomesAttached
becomes_tapped = _zones.BecomesTapped
becomes_untapped = _zones.BecomesUntapped
becomes_the_target = _zones.BecomesTheTarget
card_put_into_graveyard = _zones.CardPutIntoGraveyard
counters_put = _zones.CountersPut
enters = _zones.Enters
is_devoured = _zones.IsDevoured
leaves = _zones.Leaves
plays_linked = _zones.PlaysLinked
player_becomes_target = _zones.PlayerBecomesTarget
sacrifices = _zones.SacrificesTrigger
taps_for_mana = _zones.TapsForMana
turned_up = _zones.TurnedUp
mutates = _mutating.MutatesTrigger
transforms = _transforming.TransformsTrigger
transforms_into = _transforming.TransformsInto
transforms_into_kind = _transforming.TransformsIntoKind
attacks = _combat.AttacksTrigger
becomes_blocked = _combat.BecomesBlockedTrigger
is_blocked_by = _combat.BlockedByTrigger
blocks = _combat.BlocksTrigger
deals_damage = _combat.DealsDamage
first_hurts_players = _combat.FirstHurtsPlayers
is_attacked = _combat.IsAttacked
is_dealt_damage = _combat.IsDealtDamage
player_attacks = _combat.PlayerAttacks
takes_damage = _combat.TakesDamage
team_attacks = _combat.TeamAttacks
activates_ability = _doing.ActivatesAbility
attack_player = _one_or_more.AttackPlayer
attacks_with = _one_or_more.AttacksWith
commits_crime = _doing.CommitsCrime
cycles = _doing.Cycles
deals_any_damage = _hurting.DealsAnyDamage
discards_some = _one_or_more.DiscardsSome
plays_land = _doing.PlaysLand
puts_counters = _doing.PutsCounters
sacrifices_some = _one_or_more.SacrificesSome
scries = _doing.Scries
some_hurt_players = _one_or_more.SomeHurtPlayers
some_leave = _one_or_more.SomeLeave
some_leave_graveyard = _one_or_more.SomeLeaveGraveyard
some_put_into_graveyard = _one_or_more.SomePutIntoGraveyard
surveils = _doing.Surveils
within = _within.Within
attacks_with_others = _counting.AttacksWithOthers
casts_nth = _counting.CastsNth
YOU_CYCLE_THIS = _casting.YouCycleThis()
draws_nth = _counting.DrawsNth
some_attack = _counting.SomeAttack
some_die = _counting.SomeDie
some_enter = _counting.SomeEnter
attacks_unblocked = _combat.UnblockedTrigger
ATTACKS_WHILE_SADDLED = _mounts.AttacksWhileSaddled()
BECOMES_SADDLED = _mounts.BecomesSaddledTrigger()
saddles = _mounts.SaddlesTrigger
becomes_renowned = _growing.BecomesRenownedTrigger
ENLISTS = _enlisting.Enlists()
EVOLVES = _growing.Evolves()
EXPLOITS = _keywords_entering.Exploits()
TRAINS = _growing.Trains()
becomes_level = _levels.BecomesLevel
becomes_crewed = _vehicles.BecomesCrewedTrigger
crews = _vehicles.CrewsTrigger
at_beginning = _players.AtBeginning
at_next = _players.AtNext
at_next_turns = _players.AtNextTurns
AT_FIRST_UPKEEP = _sides.AtFirstUpkeep()
casts = _players.Casts
casts_or_copies = _triggers_copying.CastsOrCopies
discards = _players.Discards
becomes_monarch = _monarchy.BecomesMonarchTrigger
ring_tempts_trigger = _tempting.RingTemptsTrigger
ventures = _venturing.VenturesTrigger
completes_dungeon = _venturing.CompletesDungeon
takes_initiative = _venturing.TakesInitiativeTrigger
draws = _players.Draws
flips_coin = _players.FlipsCoin
gains_life = _players.GainsLife
loses_life = _players.LosesLife
rolls_dice = _players.RollsDice
proliferates = _proliferating.Proliferates
airbends = _airbending.Airbends
exerts = _exerting.Exerts
unlocks_this_door = _doors.UnlocksThisDoor
fully_unlocks = _doors.FullyUnlocks
earthbends = _earthbending.Earthbends
manifests_dread = _manifesting.ManifestsDread
becomes_monstrous = _designations.BecomesMonstrous
blights = _helping_to_grow.Blights
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
ALL_MAY_PAY = _joining.AllMayPay()
MANA_PAID_THIS_WAY = _joining.ManaPaid()
choose_sides = _sides.ChooseSides
switch_sides = _sides.SwitchSides
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
may_once = _once.MayOnce
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
rearrange = _digging.Rearrange
exile_top_card = _libraries.ExileTopCard
look_at_top_card = _libraries.LookAtTopCard
put_into_library = _libraries.PutIntoLibrary
owner_puts_away = _libraries.OwnerPutsAway
put_into_your = _libraries.PutIntoYour
shuffle = _libraries.Shuffle
shuffle_hand_in = _libraries.ShuffleHandIn
shuffle_into_library = _libraries.ShuffleIntoLibrary
search = _finding.search
find = _finding.Find
bring_from_outside = _outside.BringFromOutside
look_for = _finding.LookFor
reveal_and_take = _finding.RevealAndTake
reveal_until = _finding.RevealUntil
until_found = _finding.UntilFound
FOUND = _finding.FOUND
REVEALED = _finding.REVEALED
return_to_hand = _effects_zones.return_to_hand
exile = _effects_zones.exile
exile_face_down = _effects_zones.ExileFaceDown
exile_with_counters = _effects_zones.ExileWithCounters
exile_until_this_leaves = _effects_zones.ExileUntilThisLeaves
players_put = _makers.players_put
players_return = _effects_zones.PlayersReturn
put_attached = _effects_zones.PutAttached
put_onto_battlefield = _effects_zones.PutOntoBattlefield
destroy = _effects_permanents.destroy
sacrifice = _effects_permanents.sacrifice
attach_to = _effects_permanents.AttachTo
fight = _effects_permanents.Fight
remove_from_combat = _effects_permanents.RemoveFromCombat
sacrifice_it = _effects_permanents.SacrificeIt
keep_some = _effects_permanents.KeepSome
tap = _effects_permanents.TapIt
phase_in = _effects_permanents.PhaseIn
phase_out = _effects_permanents.PhaseOut
turn_face_down = _effects_permanents.TurnFaceDown
manifest = _manifesting.manifest_top
cloak = _manifesting.cloak_top
manifest_it = _manifesting.ManifestIt
cloak_it = _manifesting.CloakIt
manifest_dread = _manifesting.ManifestDread
transform = _effects_transforming.Transform
meld = _effects_melding.Meld
this_and_partner = _effects_melding.ThisAndPartner
both_own_and_control = _effects_melding.OwnsAndControlsBoth
convert = _effects_transforming.Convert
guise = _face_down.Guise
CYBERMAN = _face_down.CYBERMAN
untap = _effects_permanents.UntapIt
tap_or_untap = _effects_permanents.TapOrUntap
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
create_copy_token = _tokens.CreateCopyToken
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
repeatedly = _repeating.Repeatedly
explore = _exploring.Explore
connive = _conniving.connive
amass = _amassing.amass
discover = _discovering.discover
get_counters = _player_counters.get_counters
get_energy = _player_counters.get_energy
put_counters = _counters.put_counters
put_counter_of_choice = _counters.PutCounterOfChoice
bolster = _counters.bolster
airbend = _airbending.Airbend
earthbend = _earthbending.earthbend
support = _helping_to_grow.support
adapt = _helping_to_grow.adapt
endure = _helping_to_grow.endure
blight = _helping_to_grow.blight
monstrosity = _designations.monstrosity
suspect = _designations.Suspect
no_longer_suspected = _designations.NoLongerSuspected
double_size = _doubling.DoubleSize
double_counters = _doubling.DoubleCounters
double_life = _doubling.DoubleLife
CLASH = _clashing.CLASH
fateseal = _clashing.fateseal
LEARN = _learning.LEARN
do_as_cost = _action_costs.DoAsCost
distribute_counters = _counters.DistributeCounters
move_counters = _counters.MoveCounters
PROLIFERATE = _proliferating.PROLIFERATE
damage = _damage.damage
damage_together = _damage.DamageTogether
hurt_each_other = _damage.HurtEachOther
EACH_OF_THEM = _damage.EACH_OF_THEM
gain_life = _life.gain_life
lose_life = _life.lose_life
exchange_life = _life.ExchangeLife
lose_half_life = _life.LoseHalfLife
redistribute_life = _life.RedistributeLife
set_life = _life.SetLife
pump = _lasting.pump
gain_control = _lasting.gain_control
all_creatures = _lasting.all_creatures
cant_block_now = _lasting.CantBlockNow
change = _lasting.Change
combat_now = _combat_now.CombatNow
become_color_of_choice = _recoloring.BecomeColorOfChoice
become_kind_of_choice = _recoloring.BecomeKindOfChoice
blocks_it_now = _combat_now.BlocksItNow
blocks_if_able = _combat_now.BlocksIfAble
copy_for_each_other = _lasting.CopyForEachOther
counter = _lasting.Counter
exchange_control = _lasting.ExchangeControl
give_control = _lasting.GiveControl
goad = _lasting.Goad
detain = _restraining.Detain
keep_phased_out = _restraining.KeepPhasedOut
keep_tapped = _restraining.KeepTapped
keep_untapped = _restraining.KeepUntapped
make_all_true = _lasting.MakeAllTrue
make_true = _lasting.MakeTrue
may_cast_now = _lasting.MayCastNow
may_play_more_lands = _lasting.MayPlayMoreLands
regenerate = _lasting.Regenerate
skip_next = _lasting.SkipNext
stays_tapped_once = _lasting.StaysTappedOnce
unblockable_now = _lasting.UnblockableNow
while_it_has_counter = _lasting.WhileItHasCounter
WHILE_EXILED = _lasting.WhileExiled()
while_tapped = _lasting.WhileTapped
while_you_control = _lasting.WhileYouControl
while_on_battlefield = _lasting.WhileOnBattlefield
UNTIL_END_OF_TURN = _lasting.UNTIL_END_OF_TURN
THIS_TURN = _lasting.THIS_TURN
UNTIL_YOUR_NEXT_TURN = _lasting.UNTIL_YOUR_NEXT_TURN
UNTIL_END_OF_YOUR_NEXT_TURN = _lasting.UNTIL_END_OF_YOUR_NEXT_TURN
REST_OF_GAME = _lasting.REST_OF_GAME
give_to_next_spell = _statics_spells.GiveToNextSpell
may_cast_free = _effects_casting.MayCastFree
may_cast_from_among = _effects_casting.MayCastFromAmong
may_cast_from_hand = _effects_casting.MayCastFromHand
may_cast_revealed = _effects_casting.MayCastRevealed
may_play_free = _effects_casting.MayPlayFree
choose_among = _choosing.ChooseAmong
choose_one = _choosing.ChooseOne
choose_target = _choosing.ChooseTarget
vote_among = _choosing.VoteAmong
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
random_number = _at_random.random_number
cast_copy_at_random = _at_random.CastCopyAtRandom
copy_what_hurt = _at_random.CopyWhatHurt
create_one_at_random = _at_random.CreateOneAtRandom
gain_at_random = _at_random.GainAtRandom
gain_random_protection = _at_random.GainRandomProtection
gain_protection_of_choice = _protecting.GainProtectionOfChoice
copy_card_at_random = _card_copies.CopyCardAtRandom
copy_onto_each = _card_copies.CopyOntoEach
is_among = _secrets.IsAmong
secret_numbers = _secrets.SecretNumbers
WITH_HIGHEST_NUMBER = _secrets.WITH_HIGHEST_NUMBER

# ---------------------------------------------------------------------- statements

gets = _continuous.gets
has = _continuous.has
base_size = _continuous.base_size
everywhere = _continuous.everywhere
defined_size = _continuous.defined_size
continuous = _continuous.Continuous
in_your_graveyard = _continuous.InYourGraveyard
in_your_hand = _continuous.InYourHand
spells_have = _statics_spells.SpellsHave
first_spell_has = _statics_spells.FirstSpellHas
spells_from_your_hand = _continuous.SpellsFromYourHand
all_must_block = _statics_combat.AllMustBlock
attack_limit = _statics_combat.AttackLimit
may_exert_attacking = _exerting.MayExertAttacking
block_limit = _statics_combat.BlockLimit
blocked_if_able = _statics_combat.BlockedIfAble
can_block_more = _statics_combat.CanBlockMore
cant_attack = _statics_combat.CantAttack
cant_attack_or_block_alone = _statics_combat.CantAttackOrBlockAlone
cant_attack_there = _statics_restricting.CantAttackThere
cant_attack_with = _statics_combat.CantAttackWith
blockers_of_one = _statics_restricting.BlockersOfOne
cant_be_blocked = _statics_combat.CantBeBlocked
cant_block = _statics_combat.CantBlock
cant_crew = _vehicles.CantCrew
crews_as_though = _vehicles.CrewsAsThough
damage_as_though_unblocked = _statics_combat.DamageAsThoughUnblocked
damage_by_toughness = _statics_combat.DamageByToughness
must_attack = _statics_combat.MustAttack
also_costs = _statics_costs.AlsoCosts
also_costs_either = _statics_costs.AlsoCostsEither
may_also_cost = _action_costs.MayAlsoCost
costs_less_for_each = _statics_costs.CostsLessForEach
costs_less_if = _statics_costs.CostsLessIf
costs_less_if_it_targets = _statics_costs.CostsLessIfItTargets
may_cost_instead = _statics_costs.MayCostInstead
spend_only_on_x = _statics_costs.SpendOnlyOnX
all_untap = _permissions.AllUntap
begins_on_battlefield = _permissions.BeginsOnBattlefield
cant_cast = _permissions.CantCast
cant_enter_from = _permissions.CantEnterFrom
cant_draw = _permissions.CantDraw
cast_as_though_flash = _permissions.CastAsThoughFlash
cast_limit = _permissions.CastLimit
cast_only_if = _permissions.CastOnlyIf
draws_revealed = _permissions.DrawsRevealed
hands_revealed = _permissions.HandsRevealed
made_of_any_color = _permissions.MadeOfAnyColor
more_lands = _permissions.MoreLands
no_activating = _permissions.NoActivating
not_countered = _permissions.NotCountered
play_from_top = _permissions.PlayFromTop
skip_steps = _permissions.SkipSteps
skip_turns = _permissions.SkipTurns
stays_tapped = _permissions.StaysTapped
may_not_untap = _permissions.MayNotUntap
untaps_no_more = _permissions.UntapsNoMore
top_revealed = _permissions.TopRevealed
LOOK_AT_TOP = _top_cards.LookAtTop()
cast_from_top = _top_cards.CastFromTop
PLAY_LANDS_FROM_TOP = _top_cards.PlayLandsFromTop()
CAST_THIS_FROM_GRAVEYARD = _playing.CastThisFromGraveyard()
cast_freely = _playing.CastFreely
play_linked = _playing.PlayLinked
play_as_random_basic = _playing.PlayAsRandomBasic
life_stays_at_one = _replacements_damage.LifeStaysAtOne
more_damage = _replacements_damage.MoreDamage
prevent_all = _replacements_damage.PreventAll
prevent_from_chosen = _replacements_damage.PreventFromChosen
prevent_some = _replacements_damage.PreventSome
prevent_to_and_by = _preventing.PreventToAndBy
prevent_all_now = _preventing.PreventAllNow
prevent_next_time_from_chosen = _preventing.PreventNextTimeFromChosen
as_enters = _entering.AsEnters
as_enters_do = _entering.AsEntersDo
enters_as = _entering.EntersAs
enters_as_copy = _entering.EntersAsCopy
enters_by_revealing = _entering.EntersByRevealing
enters_tapped = _entering.EntersTapped
enters_tapped_unless = _entering.EntersTappedUnless
enters_tapped_unless_paid = _entering.EntersTappedUnlessPaid
enter_tapped = _entering.EnterTapped
others_enter_with_counters = _entering.OthersEnterWithCounters
goes_elsewhere = _entering.GoesElsewhere
shape = _entering.Shape
draw_twice = _others.DrawTwice
flip_two = _others.FlipTwo
counters_grow = _greater.CountersGrow
gain_more_life = _greater.GainMoreLife
lose_instead_of_gaining = _greater.LoseInsteadOfGaining
more_counters = _others.MoreCounters
more_tokens = _others.MoreTokens
share_draws = _others.ShareDraws
steal_draws = _others.StealDraws
untaps_instead = _others.UntapsInstead
win_instead_of_drawing = _others.WinInsteadOfDrawing
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

ANYTHING = _combining.ANYTHING
PERMANENT = _combining.PERMANENT
subtype = _characteristics.subtype
OF_CHOSEN_COLOR = _characteristics.ChosenColor()
OF_CHOSEN_TYPE = _characteristics.ChosenType()
WITH_CHOSEN_NAME = _characteristics.ChosenName()
PERMANENT_CARD = _characteristics.IsPermanentCard()
HAS_ADVENTURE = _characteristics.HasInset("Adventure")
HAS_OMEN = _characteristics.HasInset("Omen")
named = _characteristics.Named
of_type = _characteristics.OfType
same_name_as = _characteristics.SameNameAs
shares_with = _characteristics.SharesWith
SHARING_A_CREATURE_TYPE = _characteristics.SharesCreatureType()
SHARING_A_TYPE_WITH_TOP_CARD = _characteristics.SharesTypeWithTop()
with_keyword = _characteristics.WithKeyword
CREATURE = _characteristics.CREATURE
ARTIFACT = _characteristics.ARTIFACT
ENCHANTMENT = _characteristics.ENCHANTMENT
LAND = _characteristics.LAND
PLANESWALKER = _characteristics.PLANESWALKER
BATTLE = _characteristics.BATTLE
HISTORIC = _characteristics.HISTORIC
INSTANT = _characteristics.INSTANT
SORCERY = _characteristics.SORCERY
PLANE = _characteristics.PLANE
BASIC = _characteristics.BASIC
LEGENDARY = _characteristics.LEGENDARY_
AURA = _characteristics.AURA
WHITE = _characteristics.WHITE_
BLUE = _characteristics.BLUE_
BLACK = _characteristics.BLACK_
RED = _characteristics.RED_
GREEN = _characteristics.GREEN_
COLORED = _characteristics.COLORED
FLYING = _characteristics.FLYING
ITS_HOST = _filters_permanents.AttachedHost()
ATTACHED_TO_THIS = _filters_permanents.AttachedToThis()
controlled_by = _filters_permanents.ControlledBy
could_enchant = _filters_permanents.CouldEnchant
attached_to = _filters_permanents.AttachedTo
EQUIPPED = _filters_permanents.Equipped()
owned_by = _filters_permanents.OwnedBy
with_counter = _filters_permanents.WithCounter
TOKEN = _filters_permanents.TOKEN
YOURS = _filters_permanents.YOURS
YOUR_TEAMS = _filters_permanents.YOUR_TEAMS
THEIRS = _filters_permanents.THEIRS
TAPPED = _filters_permanents.TAPPED
TRANSFORMED = _filters_permanents.TRANSFORMED
FACE_DOWN = _filters_permanents.FACE_DOWN
ENCHANTED = _filters_permanents.ENCHANTED
WITH_LEAST_TOUGHNESS = _filters_permanents.LeastToughness()
MODIFIED = _filters_permanents.MODIFIED
YOUR_RING_BEARER = _tempting.YOUR_RING_BEARER
MONSTROUS = _designations.MONSTROUS
SUSPECTED = _designations.SUSPECTED
ATTACKING = _filters_combat.Attacking()
attacking_you = _filters_combat.AttackingYou
BLOCKING = _filters_combat.Blocking()
blocking_one = _filters_combat.BlockingOne
HURT_A_PLAYER_THIS_COMBAT = _filters_combat.HurtPlayerThisCombat()
that_did = _happenings.ThatDid
dealt_damage_by_this = _happenings.DealtDamageByThis
THAT_ATTACKED = _happenings.THAT_ATTACKED
UNBLOCKED = _filters_combat.UNBLOCKED
other_than = _particular.OtherThan
put_with_this = _particular.PutWithThis
is_the_target = _particular.TheTarget
OTHER = _particular.OTHER
ITSELF = _particular.ITSELF
is_ability = _stack.IsAbility
TARGETING_THIS = _stack.TargetsThis()
targets_one = _stack.TargetsOne
WITH_A_SINGLE_TARGET = _stack.WithSingleTarget()
SPELL = _stack.SPELL
SOURCE = _stack.SOURCE

# ---------------------------------------------------------------------- objects: selections

target = _selections.target
targets = _selections.targets
any_target = _selections.any_target
different_targets = _selections.different_targets
any_targets = _selections.any_targets
the_target_of_each = _selections.TheTargetOfEach
another_target = _selections.another_target
card_in_graveyard = _selections.card_in_graveyard
cards_in_one_graveyard = _selections.cards_in_one_graveyard
target_spell = _selections.target_spell
OPPONENT_OR_PLANESWALKER = _selections.OpponentOrPlaneswalker()
ANY_TARGET = _selections.ANY_TARGET
TARGET_PLAYER_OR_PLANESWALKER = _selections.TARGET_PLAYER_OR_PLANESWALKER
at_random = _choices.AtRandom
of_kind_of_choice = _choices.OfKindOfChoice
one_among = _choices.OneAmong
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

attacking_player = _words_players.AttackingPlayer
controller_of = _words_players.ControllerOf
owner_of = _words_players.OwnerOf
defending_player = _words_players.DefendingPlayer
each_except = _words_players.EachExcept
hurt_by = _words_players.HurtBy
last_chose = _sides.LastChose
opponents_who_did_not = _words_players.OpponentsWhoDidNot
remembered_players = _words_players.RememberedPlayers
RICHEST_OPPONENTS = _words_players.RichestOpponents()
target_opponent = _words_players.TargetOpponent
you_and_target = _words_players.YouAndTarget
their_controllers = _words_players.TheirControllers
target_player = _words_players.TargetPlayer
target_players = _words_players.TargetPlayers
target_teammate = _words_players.TargetTeammate
that_one = _words_players.ThatOne
they = _words_players.They
up_to_one_opponent = _words_players.UpToOneOpponent
YOU = _words_players.YOU
EACH_PLAYER = _words_players.EACH_PLAYER
PLAYERS = _words_players.PLAYERS
EACH_OPPONENT = _words_players.EACH_OPPONENT
AN_OPPONENT = _words_players.AN_OPPONENT
OPPONENTS = _words_players.OPPONENTS
EACH_OTHER_PLAYER = _words_players.EACH_OTHER_PLAYER
TO_YOUR_LEFT = _words_players.TO_YOUR_LEFT
CHOSEN_PLAYER = _words_players.CHOSEN_PLAYER
WHOSE_STEP = _words_players.WHOSE_STEP
TARGET_PLAYER = _words_players.TARGET_PLAYER
TARGET_OPPONENT = _words_players.TARGET_OPPONENT
THAT_PLAYER = _words_players.THAT_PLAYER
THE_MONARCH = _monarchy.TheMonarch()
ACTIVE_PLAYER = _words_players.ACTIVE_PLAYER
ATTACKING_PLAYER = _words_players.ATTACKING_PLAYER
DEFENDING_PLAYER = _words_players.DEFENDING_PLAYER
ENCHANTED_PLAYER = _words_players.ENCHANTED_PLAYER

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
how_often = _happenings.HowOften
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
BASIC_LAND_TYPES_AMONG_YOUR_LANDS = _standings.BasicLandTypes()
CREATURES_IN_YOUR_PARTY = _parties.PartySize()
devotion = _standings.Devotion
this_way = _amounts.ThisWay
times = _amounts.Times
total_mana_value = _amounts.TotalManaValue
X = _amounts.X()
TIMES_KICKED = _kicking.TimesKicked()
DAMAGE_DEALT_THIS_WAY = _amounts.DAMAGE_DEALT_THIS_WAY
DAMAGE_PREVENTED_THIS_WAY = _amounts.DAMAGE_PREVENTED_THIS_WAY
LIFE_LOST_THIS_WAY = _amounts.LIFE_LOST_THIS_WAY

# ---------------------------------------------------------------------- conditions

cards_there = _standings.CardsThere
card_types_there = _standings.CardTypesThere
card_types_among = _standings.CardTypesAmong
life_is_at_least = _standings.LifeIsAtLeast
life_is_at_most = _standings.LifeIsAtMost
controls_more = _standings.ControlsMore
you_control_more = _standings.YouControlMore
has_more_life = _standings.HasMoreLife
has_more_cards = _standings.HasMoreCards
total_power = _standings.TotalPower
different_powers = _standings.DifferentPowers
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
happened = _happenings.Happened
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
on_the_battlefield = _standings.OnTheBattlefield
controls_most = _standings.ControlsMost
you_have_more_life = _standings.YouHaveMoreLife
you_have_more_cards = _standings.YouHaveMoreCards
spent_on_this_spell = _spending.SpentOnThisSpell
mana_was_spent = _spending.ManaWasSpent
was_unearthed = _conditions.WasUnearthed
YOU_DEFEND = _conditions.YouDefend()
WON_THE_FLIP = _conditions.WON_THE_FLIP
WON_THE_CLASH = _clashing.WonClash()
LOST_THE_FLIP = _conditions.LOST_THE_FLIP

# ---------------------------------------------------------------------- commanders

add_commanders_color = _commanding.AddCommandersColor
COMMANDER_MANA_VALUE = _commanding.CommanderManaValue()
COMMANDER = _commanding.IsCommander()
COMMANDER_OF_YOURS = _commanding.IsYourCommander()
pay_life_for_colors = _commanding.PayLifeForColors
YOUR_COMMANDER = _commanding.YourCommander()

# ---------------------------------------------------------------------- makers that take numbers and letters

costs_less = _makers.costs_less
abilities_cost_less = _makers.abilities_cost_less
costs_more = _makers.costs_more
costs_more_per_target = _makers.costs_more_per_target
attack_tax = _makers.attack_tax
pays_instead = _makers.pays_instead
fewer_counters = _makers.fewer_counters
one_of_each = _makers.one_of_each
copy_spell = _makers.copy_spell
damage_by_each = _makers.damage_by_each
of_color = _makers.of_color
of_both_colors = _makers.of_both_colors
set_colors = _makers.set_colors
weaker_than_this = _fighting.WeakerThanThis
size_is = _makers.size_is
chosen = _makers.chosen
remove_counters = _makers.remove_counters
enters_with_counters = _makers.enters_with_counters
take_damage = _makers.take_damage
prevent_next = _makers.prevent_next
redirect_next = _makers.redirect_next
number_at_random = _makers.number_at_random

# ---------------------------------------------------------------------- statements of the rules

cant_set_in_motion = _casual_schemes.CantSetInMotion
change_of_control = _control.GainControl
player_is_hexproof = _protection.PlayerIsHexproof
cant_become_monarch = _monarch.CantBecomeMonarch
cant_lose = _ending.CantLose
cant_win = _ending.CantWin
no_maximum_hand_size = _turn.NoMaximumHandSize
cant_gain_life = _events_life.CantGainLife
cant_lose_life = _events_life.CantLoseLife
cant_get_counters = _events_life.CantGetCounters
UNTIL_END_OF_COMBAT = _events_lasting.UntilEndOfCombat()

# ---------------------------------------------------------------------- plain values

Zone = _objects.Zone
Step = _steps.Step
Did = _history.Did
When = _history.When
BOTTOM = _rules_zones.BOTTOM
