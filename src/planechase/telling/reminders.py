"""What keywords and other terms of the game mean, in a sentence or two each.

They are found in a text by their names, so whatever a card was made from, its text is all that is needed:

>>> for line in explained("Flying, trample\\nWhenever chaos ensues, scry 2."):
...     print(line)
Flying: only creatures with flying or reach can block it.
Trample: once its blockers are dealt lethal damage, the rest may go to what it attacks.
Chaos ensues: every face-up plane's chaos ability triggers, as after the chaos symbol on the planar die.
Scry: look at so many cards on top of your library; put any of them on the bottom, the others back in any order.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

KEYWORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "absorb": "so much of the damage that a source would deal to it is prevented.",
        "affinity": "the spell costs {1} less for each of those you control.",
        "afflict": "when it becomes blocked, the defending player loses so much life.",
        "afterlife": "when it dies, you get so many 1/1 white and black Spirits with flying.",
        "amplify": "as it enters, reveal cards from your hand that share a creature type with it; it gets so many "
        "+1/+1 counters for each.",
        "aftermath": "this half is cast only from your graveyard; afterwards the card is exiled.",
        "annihilator": "when it attacks, the defending player sacrifices so many permanents.",
        "ascend": "once you control ten permanents, you have the city's blessing until the game ends.",
        "backup": "when it enters, a creature gets so many +1/+1 counters; another one also gains what stands below, "
        "until end of turn.",
        "battle cry": "when it attacks, each other attacking creature gets +1/+0 until end of turn.",
        "awaken": "you may cast it for this cost; so many +1/+1 counters then make a land of yours a creature.",
        "bargain": "you may also sacrifice an artifact, enchantment or token when you cast the spell, which then does "
        "more.",
        "bestow": "cast for this cost it is an Aura that enchants a creature; without the creature it is a creature "
        "itself.",
        "blitz": "cast it for this cost and it has haste and draws you a card when it dies, but it is sacrificed at "
        "the next end step.",
        "bloodthirst": "it enters with so many +1/+1 counters if an opponent was dealt damage this turn; with X, as "
        "many as that damage.",
        "boast": "can be activated once a turn, and only in a turn in which it attacked.",
        "bushido": "when it blocks or becomes blocked, it gets so much power and toughness until end of turn.",
        "cascade": "as you cast it, exile cards from the top of your library until one is a cheaper nonland card; "
        "you may cast that for nothing. The others go to the bottom.",
        "champion": "when it enters, exile another such permanent of yours or sacrifice it; when it leaves, that "
        "card returns.",
        "buyback": "you may pay this as well when you cast the spell; it then returns to your hand as it resolves.",
        "casualty": "you may also sacrifice a creature with at least this much power when you cast the spell; it is "
        "then copied.",
        "changeling": "it is every creature type at once, wherever it is.",
        "chapter": "happens when the Saga gets so many lore counters: one as it enters, one in each of your turns. "
        "After the last it is sacrificed.",
        "choose a Background": "a Background enchantment can be your second commander.",
        "conspire": "you may also tap two creatures that share a colour with the spell when you cast it; it is then "
        "copied.",
        "convoke": "your creatures can help to pay: each one you tap pays for {1} or for one mana of its colour.",
        "craft": "pay the cost, exile it and exile such things from your battlefield or graveyard: it returns with its "
        "back face up. Only as a sorcery.",
        "crew": "tap your untapped creatures with at least this much power together, and it is a creature until end "
        "of turn.",
        "cumulative upkeep": "at your upkeep it gets an age counter; pay this for each age counter on it, or "
        "sacrifice it.",
        "cycling": "pay the cost and discard the card to draw another; with a kind of card before it, to search for "
        "one of that kind.",
        "dash": "you may cast it for this cost; it then has haste, and returns to its owner's hand at the next end "
        "step.",
        "daybound": "by night it has its back face up; it is turned over by nothing else.",
        "deathtouch": "any damage it deals to a creature is enough to destroy that creature.",
        "decayed": "it cannot block, and is sacrificed at the end of a combat in which it attacked.",
        "defender": "it cannot attack.",
        "delve": "cards in your graveyard can help to pay: each one you exile pays for {1}.",
        "demonstrate": "as you cast it, you may copy it; if you do, an opponent of your choice copies it too.",
        "dethrone": "when it attacks the player with the most life, it gets a +1/+1 counter.",
        "devoid": "it has no colour.",
        "devour": "as it enters, you may sacrifice creatures; it gets so many +1/+1 counters for each.",
        "disguise": "you may cast it face down for {3} as a 2/2 without a name and with ward {2}; pay the disguise "
        "cost at any time to turn it up.",
        "doctor's companion": "it can be your second commander beside a Doctor.",
        "disturb": "you may cast it from your graveyard for this cost, with its back face up.",
        "double strike": "it deals combat damage twice: with first strike, and again with the others.",
        "dredge": "if you would draw a card, you may mill so many cards instead and return this from your graveyard "
        "to your hand.",
        "echo": "pay this at your next upkeep after it came under your control, or sacrifice it.",
        "embalm": "from your graveyard, pay the cost and exile it: a token copy of it enters that is a white Zombie. "
        "Only as a sorcery.",
        "emerge": "you may cast it for this cost and the sacrifice of a creature, whose mana value it costs less.",
        "enchant": "the Aura can be attached only to this, and needs one as a target when it is cast.",
        "encore": "from your graveyard, pay the cost and exile it: for each opponent a token copy enters that must "
        "attack that opponent this turn. They are sacrificed at the next end step. Only as a sorcery.",
        "entwine": "you may pay this as well when you cast the spell, and choose all of its modes.",
        "enlist": "as it attacks, you may tap a creature of yours that does not; it gets that creature's power until "
        "end of turn.",
        "equip": "pay the cost to attach it to a creature you control. Only as a sorcery.",
        "escalate": "you pay this for each mode beyond the first that you choose.",
        "escape": "you may cast it from your graveyard for its escape cost.",
        "eternalize": "from your graveyard, pay the cost and exile it: a token copy of it enters that is a black 4/4 "
        "Zombie. Only as a sorcery.",
        "evoke": "you may cast it for this cost; then it is sacrificed as it enters.",
        "evolve": "whenever a creature with more power or toughness enters under your control, it gets a +1/+1 "
        "counter.",
        "exalted": "whenever a creature of yours attacks alone, it gets +1/+1 until end of turn.",
        "exhaust": "can be activated only once.",
        "exploit": "when it enters, you may sacrifice a creature.",
        "extort": "whenever you cast a spell, you may pay {W/B}; then each opponent loses 1 life, and you gain that "
        "much.",
        "fabricate": "when it enters, it gets so many +1/+1 counters, or you get as many 1/1 Servos.",
        "fading": "it enters with so many fade counters; one goes at each of your upkeeps, and if none is left, it "
        "is sacrificed.",
        "fear": "only artifact creatures and black creatures can block it.",
        "firebending": "when it attacks, you get so much red mana, which lasts until the end of combat.",
        "first strike": "it deals combat damage before creatures without it.",
        "flanking": "a creature without flanking that blocks it gets -1/-1 until end of turn.",
        "flash": "it can be cast whenever you could cast an instant.",
        "flashback": "you may cast it from your graveyard for this cost; afterwards it is exiled.",
        "flying": "only creatures with flying or reach can block it.",
        "forecast": "from your hand, once in each of your upkeeps, pay the cost and reveal the card to use this "
        "ability.",
        "foretell": "in your turn, pay {2} to exile it face down from your hand; on a later turn cast it from there "
        "for its foretell cost.",
        "graft": "it enters with so many +1/+1 counters; whenever another creature enters, you may move one of them "
        "onto that.",
        "freerunning": "you may cast it for this cost if an Assassin or a commander of yours dealt combat damage to a "
        "player this turn.",
        "gift": "you may promise an opponent this as you cast it; they get it, and the card does more.",
        "harmonize": "you may cast it from your graveyard for this cost, and tap a creature whose power it costs "
        "less; afterwards it is exiled.",
        "fuse": "cast from your hand, it may be one half or both; both are then one spell.",
        "haste": "it can attack and use {T} at once, in the turn it comes under your control.",
        "haunt": "when it dies, or has resolved, it is exiled and haunts a creature; something happens when that dies.",
        "hexproof": "opponents cannot target it.",
        "hideaway": "when it enters, look at so many cards on top of your library; one is exiled face down, the "
        "others go to the bottom.",
        "horsemanship": "only creatures with horsemanship can block it.",
        "impending": "you may cast it for this cost; it then is no creature until its time counters are gone.",
        "improvise": "your artifacts can help to pay: each one you tap pays for {1}.",
        "indestructible": "damage and effects that destroy do not destroy it.",
        "infect": "it damages creatures with -1/-1 counters and players with poison counters.",
        "ingest": "a player to whom it deals combat damage exiles the top card of their library.",
        "intimidate": "only artifact creatures and creatures that share a colour with it can block it.",
        "jump-start": "you may cast it from your graveyard, also discarding a card; afterwards it is exiled.",
        "kicker": "you may pay this as well when you cast the spell, which then does more.",
        "landwalk": "it cannot be blocked while the defending player controls such a land.",
        "class level": "pay the cost to get to the next level; the Class then has what stands below it. Only as a "
        "sorcery.",
        "level": "with so many level counters it has this size and these abilities.",
        "level up": "pay the cost to put a level counter on it. Only as a sorcery.",
        "lifelink": "you gain as much life as it deals damage.",
        "living metal": "it is also a creature during your turn.",
        "living weapon": "when it enters, it is attached to a new 0/0 black Phyrexian Germ token.",
        "for Mirrodin!": "when it enters, it is attached to a new 2/2 red Rebel token.",
        "job select": "when it enters, it is attached to a new 1/1 colorless Hero token.",
        "madness": "if you discard it, you may cast it for this cost instead of putting it into your graveyard.",
        "melee": "when it attacks, it grows by +1/+1 this turn for every opponent whom your creatures attack.",
        "mayhem": "you may cast it from your graveyard in the turn in which you discarded it.",
        "megamorph": "morph; as it is turned face up for this cost, it gets a +1/+1 counter.",
        "menace": "it can be blocked only by two or more creatures.",
        "mentor": "when it attacks, another attacking creature with less power gets a +1/+1 counter.",
        "mutate": "cast for this cost it is put over or under a creature that you own and that is no Human; they are "
        "one creature, which is what lies on top and has the abilities of all.",
        "mobilize": "when it attacks, so many 1/1 red Warriors attack with it; they are sacrificed at the end of the "
        "turn.",
        "miracle": "if it is the first card you draw in a turn, you may reveal it and cast it for this cost.",
        "modular": "it enters with so many +1/+1 counters; when it dies, you may move its counters to an artifact "
        "creature.",
        "morph": "you may cast it face down for {3} as a 2/2 without a name; pay the morph cost at any time to turn "
        "it up.",
        "myriad": "when it attacks, a copy of it attacks each other opponent; the copies are exiled at the end of "
        "combat.",
        "nightbound": "by day it has its front face up; it is turned over by nothing else.",
        "ninjutsu": "pay the cost and return an unblocked attacker of yours to your hand: this enters from your "
        "hand in its place, tapped and attacking.",
        "outlast": "pay the cost and tap it: it gets a +1/+1 counter. Only as a sorcery.",
        "multikicker": "you may pay this as well when you cast the spell, as often as you like; it does more for each.",
        "offspring": "you may pay this as well when you cast it; a 1/1 token copy of it then enters too.",
        "overload": "you may cast it for this cost; what it says of a target it then does to each of them.",
        "partner": "two commanders that both have it can lead one deck.",
        "partner with": "it and the other named card can lead one deck; when it enters, a player may search for the "
        "other.",
        "persist": "when it dies without a -1/-1 counter on it, it returns with one.",
        "phasing": "in your untap steps it phases out, and the next time in again.",
        "poisonous": "a player to whom it deals combat damage gets so many poison counters.",
        "plot": "in your main phase, pay this to exile it from your hand; on a later turn cast it from there for "
        "nothing, as a sorcery.",
        "protection": "nothing of that quality can damage it, enchant or equip it, block it or target it.",
        "provoke": "when it attacks, you may choose a creature of the defending player, which untaps and blocks it if "
        "able.",
        "prototype": "you may cast it for this cost; then it has this size and the colours of this cost.",
        "prowess": "it gets +1/+1 until end of turn whenever you cast a noncreature spell.",
        "rampage": "when it becomes blocked, it gets so much power and toughness for each creature beyond the first "
        "that blocks it.",
        "ravenous": "it enters with X +1/+1 counters; if X is 5 or more, you draw a card.",
        "reach": "it can block creatures with flying.",
        "read ahead": "choose the chapter it begins with; those before it are left out.",
        "rebound": "cast from your hand, it is exiled as it resolves; at your next upkeep you may cast it for nothing.",
        "reconfigure": "pay the cost to attach it to a creature you control, or to unattach it; attached it is no "
        "creature. Only as a sorcery.",
        "reinforce": "pay the cost and discard it to put so many +1/+1 counters on a creature.",
        "renown": "the first time it deals combat damage to a player, it gets so many +1/+1 counters and is renowned.",
        "riot": "it enters with a +1/+1 counter or has haste, as you like.",
        "saddle": "tap your other creatures with at least this much power together, and it is saddled until end of "
        "turn. Only as a sorcery.",
        "prowl": "you may cast it for this cost if a creature of yours of one of its types dealt combat damage to a "
        "player this turn.",
        "recover": "when a creature goes to your graveyard from the battlefield, pay this to return the card from "
        "your graveyard to your hand, or it is exiled.",
        "replicate": "you may pay this as well when you cast the spell, as often as you like; it is copied for each.",
        "retrace": "you may cast it from your graveyard if you also discard a land card.",
        "scavenge": "from your graveyard, pay the cost and exile it: so many +1/+1 counters as its power go on a "
        "creature. Only as a sorcery.",
        "shadow": "it blocks, and is blocked by, only creatures with shadow.",
        "shroud": "nobody can target it, not even you.",
        "skulk": "creatures with greater power cannot block it.",
        "soulbond": "as it or another creature of yours enters, you may pair the two, for as long as you control both.",
        "soulshift": "when it dies, you may return a Spirit card of at most this mana value from your graveyard to "
        "your hand.",
        "solved": "this ability counts only once the Case is solved.",
        "split second": "while it is on the stack, nobody can cast spells or activate abilities that make no mana.",
        "station": "tap another creature of yours: it gets as many charge counters as that has power. Only as a "
        "sorcery.",
        "station symbol": "it has what stands beside it once it has so many charge counters.",
        "sneak": "in your declare blockers step, cast it for this cost and the return of an unblocked creature "
        "of yours to your hand; a creature enters tapped and attacking in its place.",
        "spectacle": "you may cast it for this cost if an opponent lost life this turn.",
        "spree": "choose one or more of the modes, and pay the costs that stand before them.",
        "squad": "you may pay this as well when you cast it, as often as you like; a token copy of it enters for each.",
        "storm": "as you cast it, copy it for every spell cast before it this turn.",
        "sunburst": "it enters with a counter for each colour of mana spent on it: +1/+1 on a creature, charge "
        "otherwise.",
        "surge": "it may cost this much instead, in a turn in which your team has already cast something else.",
        "suspend": "instead of casting it from your hand, pay this to exile it with so many time counters. One goes "
        "at each of your upkeeps; with the last, you cast it for nothing.",
        "toxic": "a player to whom it deals combat damage also gets so many poison counters.",
        "training": "when it attacks together with a creature of greater power, it gets a +1/+1 counter.",
        "tiered": "choose one of the modes, and pay the cost that stands before it.",
        "to solve": "at your end step the Case is solved for good, if this is so.",
        "trample": "once its blockers are dealt lethal damage, the rest may go to what it attacks.",
        "transmute": "pay the cost and discard it to search for a card of the same mana value. Only as a sorcery.",
        "tribute": "an opponent of your choice may have it enter with so many more +1/+1 counters.",
        "umbra armor": "if the enchanted creature would be destroyed, its damage is removed and this is destroyed "
        "instead.",
        "undying": "when it dies without a +1/+1 counter on it, it returns with one.",
        "undaunted": "the spell costs {1} less for each opponent you have.",
        "unearth": "pay the cost to return it from your graveyard with haste; it is exiled at the next end step, or "
        "wherever else it would go. Only as a sorcery.",
        "unleash": "it may enter with a +1/+1 counter; while it has one, it cannot block.",
        "vanishing": "it enters with so many time counters; one goes at each of your upkeeps, and with the last it "
        "is sacrificed.",
        "vigilance": "attacking does not tap it.",
        "ward": "whenever an opponent targets it, that spell or ability is countered unless they pay.",
        "warp": "you may cast it from your hand for this cost; it is then exiled at the next end step, and may be "
        "cast from exile on a later turn.",
        "web-slinging": "you may cast it for this cost if you also return a tapped creature of yours to its owner's "
        "hand.",
        "wither": "it damages creatures with -1/-1 counters.",
    }
)
"""Keyword abilities (CR 702)."""

FIGHTING: Final = frozenset(
    {"deathtouch", "defender", "double strike", "fear", "first strike", "flying", "haste", "hexproof", "horsemanship"}
    | {"indestructible", "infect", "intimidate", "lifelink", "menace", "reach", "shadow", "shroud", "skulk"}
    | {"trample", "vigilance", "wither"}
)
"""Keywords that are shown with a creature wherever it is spoken of as a choice."""

TERMS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "abandon": "the scheme is turned down and goes under its owner's scheme deck.",
        "any target": "a creature, a player, a planeswalker or a battle.",
        "attach": "put it onto that object or player, where it stays until it is moved or falls off.",
        "beginning phase": "the untap, upkeep and draw steps, with which a turn begins.",
        "bolster": "put so many +1/+1 counters on a creature of yours with the least toughness among them.",
        "chaos ensues": "every face-up plane's chaos ability triggers, as after the chaos symbol on the planar die.",
        "activate": "pay what stands before the colon, and the ability goes onto the stack.",
        "cast": "pay for the card and put it onto the stack as a spell.",
        "counter": "it leaves the stack without doing anything; a spell goes to its owner's graveyard.",
        "create": "put such a token onto the battlefield.",
        "city's blessing": "you get it with ascend at ten permanents, and never lose it.",
        "Clue": "an artifact token: {2} and its sacrifice draw a card.",
        "detain": "until your next turn it can neither attack nor block, and its activated abilities cannot be "
        "activated.",
        "destroy": "put it into its owner's graveyard from the battlefield, unless something saves it.",
        "discard": "put cards from your hand into your graveyard, by default those you choose.",
        "devotion": "how many mana symbols of that colour are in the costs of your permanents.",
        "encounter": "a phenomenon is turned face up; when its ability is done, you planeswalk on.",
        "double": "give or gain as much again.",
        "emblem": "stays in the command zone with its ability until the game ends; nothing removes it.",
        "end the turn": "everything on the stack is exiled, combat is over, and the cleanup step comes at once.",
        "exchange": "each gets what the other had; if one of the two cannot, nothing happens.",
        "exile": "put it into the exile zone, from which nothing returns by itself.",
        "face down": "a creature lying so is a 2/2 without name, colour or text; only its controller may look at it.",
        "fight": "each of the two creatures deals damage equal to its power to the other.",
        "Food": "an artifact token: {2}, {T} and its sacrifice gain 3 life.",
        "goad": "until your next turn it attacks each combat if able, and somebody other than you if able.",
        "historic": "artifacts, legendary cards and Sagas are.",
        "investigate": "create a Clue: an artifact token; {2} and its sacrifice draw a card.",
        "legendary": "of those with the same name that you control, you keep one; the others go to the graveyard.",
        "mana value": "how much mana its cost is, whatever the colours; X is 0 unless it is on the stack.",
        "mill": "put so many cards from the top of the library into the graveyard.",
        "modified": "a creature with counters, with Equipment, or with an Aura its controller controls.",
        "monarch": "draws a card at the end of their turn; whose creatures damage the monarch in combat becomes it.",
        "ongoing": "the scheme stays face up until something abandons it.",
        "phase out": "treated as though it did not exist, with all that is attached to it, until it phases in.",
        "planar die": "six faces: one planeswalks, one makes chaos ensue, four are blank.",
        "planeswalk": "the face-up planes go to the bottom of their decks, and the next card of yours is turned up.",
        "play": "cast it as a spell or, if it is a land, put it onto the battlefield as your land for the turn.",
        "proliferate": "choose any permanents and players with counters; each gets another of each kind it has.",
        "redistribute": "those life totals are given out anew: each player gets one of them.",
        "regenerate": "the next time it would be destroyed this turn, it is tapped, undamaged and out of combat "
        "instead.",
        "reveal": "show it to everybody.",
        "reverse the game's turn order": "from now on the turn goes to the right instead of the left, or back again.",
        "Role": "an Aura token; of several of yours on one creature only the newest stays.",
        "sacrifice": "put a permanent of yours into its owner's graveyard; that is not destroying it.",
        "scry": "look at so many cards on top of your library; put any of them on the bottom, the others back in "
        "any order.",
        "search": "look through all of it for such cards; of hidden cards you need not find any.",
        "set in motion": "turn the top scheme of your scheme deck face up.",
        "shuffle": "mix the library so that nobody knows the order.",
        "stun counter": "if it would untap, one of these is removed instead.",
        "shield counter": "if it would be destroyed or dealt damage, one of these is removed instead.",
        "finality counter": "if it would die, it is exiled instead.",
        "surveil": "look at so many cards on top of your library; put any of them into your graveyard, the others "
        "back in any order.",
        "convert": "turn a double-faced permanent over, so that its other face is up.",
        "tap": "turn it sideways, as for a cost or an attack; untapping turns it upright.",
        "time travel": "for each of your permanents and suspended cards with a time counter, you may add or remove "
        "one.",
        "transform": "turn a double-faced permanent over, so that its other face is up.",
        "Treasure": "an artifact token: {T} and its sacrifice make one mana of any colour.",
        "Vehicle": "an artifact that is a creature only while it is crewed.",
        "villainous choice": "they choose which of the two things happens to them.",
        "vote": "each in turn order says, for all to hear, what they want; what has most votes happens.",
        "amass": "put so many +1/+1 counters on an Army of yours; without one, first create a 0/0 black Army token of "
        "that kind.",
        "Blood": "an artifact token: {1}, {T}, discarding a card and its sacrifice draw a card.",
        "connive": "draw a card, then discard one; if that was no land, it gets a +1/+1 counter. With a number, so "
        "many.",
        "discover": "exile cards from the top of your library until a nonland card costs so little; cast it for "
        "nothing or put it into your hand.",
        "experience counter": "a counter that a player keeps; cards count them.",
        "explore": "reveal your top card: a land goes to your hand; otherwise it gets a +1/+1 counter, and the card "
        "may go to your graveyard.",
        "Gold": "an artifact token: its sacrifice makes one mana of any colour.",
        "incubate": "create an Incubator token with so many +1/+1 counters.",
        "Incubator": "an artifact token that {2} turns over: it is a 0/0 Phyrexian artifact creature then.",
        "Junk": "an artifact token: {T} and its sacrifice exile your top card, which you may play this turn. Only as "
        "a sorcery.",
        "Lander": "an artifact token: {2}, {T} and its sacrifice put a basic land from your library onto the "
        "battlefield tapped.",
        "Map": "an artifact token: {1}, {T} and its sacrifice let a creature of yours explore. Only as a sorcery.",
        "Mutagen": "an artifact token: {1}, {T} and its sacrifice put a +1/+1 counter on a creature. Only as a "
        "sorcery.",
        "poison counter": "whoever has ten of them loses the game.",
        "populate": "create a token that is a copy of a creature token of yours.",
        "Powerstone": "an artifact token: {T} makes {C}, but not for spells that are no artifacts.",
        "Shard": "an enchantment token: {2} and its sacrifice scry 1 and draw a card.",
        "Walker": "a 2/2 black Zombie creature token.",
        "adapt": "if it has no +1/+1 counters, it gets so many.",
        "behold": "reveal such a card from your hand, or choose such a permanent of yours.",
        "blight": "put so many -1/-1 counters on a creature you control.",
        "clash": "you and an opponent reveal your top cards and may put them on the bottom; the higher mana value "
        "wins.",
        "collect evidence": "exile cards from your graveyard whose mana values are so much together.",
        "endure": "it gets so many +1/+1 counters, or its controller creates a white Spirit token of that size.",
        "fateseal": "look at so many cards on top of an opponent's library; put any of them on the bottom, the others "
        "back in any order.",
        "forage": "exile three cards from your graveyard, or sacrifice a Food.",
        "learn": "discard a card to draw one, or take a Lesson of yours from outside the game.",
        "meld": "the two cards enter the battlefield as one permanent, which is what stands on their backs together.",
        "monstrosity": "once only, it gets so many +1/+1 counters and is monstrous from then on.",
        "monstrous": "a mark that monstrosity leaves on a permanent until it leaves the battlefield.",
        "support": "put a +1/+1 counter on each of up to so many other target creatures.",
        "suspect": "it has menace and cannot block for as long as it is suspected.",
        "triple": "give or gain twice as much again.",
        "cloak": "it enters face down and is then a 2/2 creature with ward {2}; if it is a creature card, "
        "its mana cost turns it up at any time.",
        "manifest": "put it onto the battlefield face down as a 2/2 creature; if it is a creature card, its mana cost "
        "turns it up at any time.",
        "manifest dread": "look at your top two cards; manifest one, and the other goes to your graveyard.",
        "earthbend": "a land of yours becomes a 0/0 creature with haste and so many +1/+1 counters; when it dies or "
        "is exiled, it returns tapped.",
        "exert": "it does not untap during your next untap step.",
        "initiative": "who has it ventures into Undercity at each of their upkeeps and whenever they take it; combat "
        "damage by creatures takes it away.",
        "venture into": "go on to the next room of your dungeon, or enter the first room of a new one; what the room "
        "says happens.",
        "Ring tempts": "you get The Ring, which gains an ability each time up to four, and choose a creature of yours "
        "as its bearer.",
        "Ring-bearer": "the creature that bears The Ring for its controller, until they choose another or lose "
        "control of it.",
        "airbend": "exile it; for as long as it stays exiled, its owner may cast it for {2}.",
        "X can't be 0": "you must choose at least 1.",
    }
)
"""Keyword actions (CR 701) and what else texts name without saying what it is."""

_ENDINGS: Final = r"(?:s|es|ed|ing)?"


_WRITTEN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "counter": r"\bcounters? (?:it|that|target|those|all|up)\b|\bcountered\b",
        "cycling": r"\b\w*cycling\b",
        "landwalk": r"\b\w+walk\b(?<!planeswalk)",
        "partner": r"\bpartner\b(?! with)",
        "play": r"\bplay(?:s|ed)?\b(?! with)",
        "tap": r"\b(?:un)?tap(?:s|ped)?\b",
    }
)
"""Terms that are not found by their letters and the usual endings alone."""


def _pattern(term: str) -> re.Pattern[str]:
    """Finds a term in a text; what is written with a capital letter is only found so."""
    if term in _WRITTEN:
        return re.compile(_WRITTEN[term], re.IGNORECASE)
    if term in KEYWORDS:
        return re.compile(rf"\b{re.escape(term)}\b", re.IGNORECASE)
    stem = re.escape(term.removesuffix("e")) + ("e?" if term.endswith("e") else "")
    return re.compile(rf"\b{stem}{_ENDINGS}\b", 0 if term[0].isupper() else re.IGNORECASE)


@cache
def _found_by() -> Mapping[str, re.Pattern[str]]:
    """The patterns of all terms. They are made when the first text is read, which most games never do."""
    return {term: _pattern(term) for term in (*KEYWORDS, *TERMS)}


def meaning(term: str) -> str | None:
    """What a keyword or another term means, if it is known; "swampwalk" is a landwalk."""
    if term.endswith("walk") and term not in TERMS:
        term = "landwalk"
    return KEYWORDS.get(term) or TERMS.get(term)


def reminders(text: str) -> dict[str, str]:
    """Every term in a text with what it means: first the keywords, in the order of the text, then the rest."""
    found: list[tuple[int, str]] = []
    for term, pattern in _found_by().items():
        match = pattern.search(text)
        if match is not None:
            found.append((match.start() + len(text) * (term in TERMS), term))
    return {term: KEYWORDS.get(term) or TERMS[term] for _, term in sorted(found)}


def on_card(type_line: str, text: str) -> dict[str, str]:
    """The terms of a whole card: those of its text and, behind them, those of its type line."""
    return reminders(text) | reminders(type_line)


def explained(text: str, type_line: str = "") -> list[str]:
    """The same, a line each."""
    return [f"{term[:1].upper()}{term[1:]}: {meant}" for term, meant in on_card(type_line, text).items()]
