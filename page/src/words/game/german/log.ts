import type { Book } from "../phrasebook";

/** What the log tells. */
const log: Book = {
  sentence: {
    "{sentence} (×{n})": "{sentence} (×{n})",

    "Turn {n}: {things}.": "Zug {n}: {things}.",
    "Turn {n}: {who} draws {things}.": "Zug {n}: {who} zieht {things}.",
    "Turn {n}: {things}: each draws {things2}.": "Zug {n}: {things} ziehen je {things2}.",
    "Turn {n}: {things}: {who} draws {drawn}.": "Zug {n}: {things}; {who} zieht {drawn}.",
    "Turn marker {n} is taken away.": "Zugmarke {n} wird weggenommen.",
    "The turn ends.": "Der Zug endet.",
    "The turn order is reversed.": "Die Zugreihenfolge kehrt sich um.",
    "{who} controls {things} during this turn.": "{who} kontrolliert in diesem Zug {things}.",

    "{who} gains {n} life.": "{who} erhält {n} {n|Lebenspunkt|Lebenspunkte} dazu.",
    "{who} loses {n} life.": "{who} verliert {n} {n|Lebenspunkt|Lebenspunkte}.",
    "{who} draws {things}.": "{who} zieht {things}.",
    "{who} has no card left to draw.": "{who} kann keine Karte mehr ziehen.",
    "{who} takes a mulligan.": "{who} nimmt einen Mulligan.",
    "{who} shuffles.": "{who} mischt.",
    "{who} searches their library.": "{who} durchsucht die eigene Bibliothek.",
    "{who} searches {who2}'s library.": "{who} durchsucht die Bibliothek von {who2}.",
    "{who} scries {n}.": "{who} wendet Hellsicht {n} an.",
    "{who} surveils {n}.": "{who} wendet Überwachen {n} an.",
    "{who} proliferates.": "{who} wendet Wuchern an.",
    "{who} reveals {things}.": "{who} deckt {things} auf.",
    "{who} reveals {text}.": "{who} deckt {text} auf.",
    "{who} rolls {things} on the {n}-sided die.": "{who} würfelt {things} mit dem {n}-seitigen Würfel.",
    "{who} rolls {things} on the {n}-sided dice.": "{who} würfelt {things} mit {n}-seitigen Würfeln.",
    "{who} flips heads.": "{who} wirft Kopf.",
    "{who} flips tails.": "{who} wirft Zahl.",
    "{who} flips heads and wins the flip.": "{who} wirft Kopf und gewinnt den Münzwurf.",
    "{who} flips tails and wins the flip.": "{who} wirft Zahl und gewinnt den Münzwurf.",
    "{who} flips heads and loses the flip.": "{who} wirft Kopf und verliert den Münzwurf.",
    "{who} flips tails and loses the flip.": "{who} wirft Zahl und verliert den Münzwurf.",
    "{chose}.": "{chose}.",
    "{who} chooses {chosen}.": "{who} wählt {chosen}.",
    "{who} chooses {chosen} for {who2}.": "{who} wählt {chosen} für {who2}.",
    "{who} lets {who2} enter as a copy of {things}.": "{who} lässt {who2} als Kopie von {things} ins Spiel kommen.",
    "{who} votes for {chosen}.": "{who} stimmt für {chosen}.",
    "{who} gets the city's blessing.": "{who} erhält den Segen der Stadt.",
    "{who} becomes the monarch.": "{who} wird der Monarch.",

    "{who} concedes.": "{who} gibt auf.",
    "{who} loses the game with {name}.": "{who} verliert die Partie zusammen mit {name}.",
    "{who} loses the game because of {name}.": "{who} verliert die Partie durch {name}.",
    "{who} has no life left and loses the game.": "{who} hat keine Lebenspunkte mehr und verliert die Partie.",
    "{who} drew from an empty library and loses the game.":
      "{who} musste von einer leeren Bibliothek ziehen und verliert die Partie.",
    "{who} has {n} poison counters and loses the game.": "{who} hat {n} Giftmarken und verliert die Partie.",
    "{who} {fate} and loses the game.": "{who} {fate} und verliert die Partie.",
    "The game is a draw for {who}, who leaves it.": "Für {who} endet die Partie unentschieden.",
    "{who} restarts the game.": "{who} lässt die Partie neu beginnen.",
    "The game is a draw: {ending}.": "Die Partie endet unentschieden: {ending}.",
    "{who} wins the game: {ending}.": "{who} gewinnt die Partie: {ending}.",
    "{things} win the game: {ending}.": "{things} gewinnen die Partie: {ending}.",

    "{who} rolls the planar die: blank.": "{who} wirft den Weltenwürfel: nichts.",
    "{who} rolls the planar die: chaos.": "{who} wirft den Weltenwürfel: Chaos.",
    "{who} rolls the planar die: planeswalker.": "{who} wirft den Weltenwürfel: Planeswalker.",
    "{who} planeswalks to {who2}.": "{who} wechselt in die Welt {who2}.",
    "{who} encounters {who2}.": "{who} begegnet dem Phänomen {who2}.",
    "{who} sets {who2} in motion.": "{who} setzt das Komplott {who2} in Gang.",
    "{who} abandons {who2}.": "{who} gibt das Komplott {who2} auf.",
    "Chaos ensues.": "Chaos bricht aus.",
    "The game begins on {who}.": "Die Partie beginnt in der Welt {who}.",
    "{who} is an archenemy with {n} schemes.": "{who} ist Erzfeind mit {n} Komplotten.",
    "{who} is led by {things}.": "Das Deck von {who} führt {things} an.",
    "{who} plays as {who2}.": "{who} spielt als {who2}.",
    "{things} against {sides}.": "{things} gegen {sides}.",
    "{who} must choose something else, or the game would go round in circles.":
      "{who} muss etwas anderes wählen, sonst ginge die Partie im Kreis.",
    "{who}: the number chosen at random is {n}.": "{who}: Die Zufallszahl ist {n}.",
    "{who}: chance chooses {things}.": "{who}: Der Zufall wählt {things}.",
    "{who} gains protection from {chosen}.": "{who} erhält Schutz vor {chosen}.",
    "{who} foretells a card.": "{who} prophezeit eine Karte.",

    "{who} casts {who2}{how}.": "{who} wirkt {who2}{how}.",
    "{who} plays {who2}{how}.": "{who} spielt {who2}{how}.",
    "{who}'s ability triggers{how}.": "Die Fähigkeit von {who} wird ausgelöst{how}.",
    "{who} triggers{how}.": "{who} wird ausgelöst{how}.",
    "{who} activates an ability of {who2}{how}.": "{who} aktiviert eine Fähigkeit von {who2}{how}.",
    "{who} activates {who2}'s {keyword} ability{how}.": "{who} aktiviert {keyword} von {who2}{how}.",
    "{who} is countered.": "{who} wird neutralisiert.",
    "An ability of {who} is countered.": "Eine Fähigkeit von {who} wird neutralisiert.",
    "{who} has no legal target left and does nothing.": "{who} hat kein legales Ziel mehr und bewirkt nichts.",
    "{who} copies {who2}{how}.": "{who} kopiert {who2}{how}.",
    "{who}: {sentence} This is taken back.": "{who}: {sentence} Das wird zurückgenommen.",

    "{who} attacks {attacks}.": "{who} greift {attacks} an.",
    "{things} blocks {who}.": "{things} blockt {who}.",
    "{who} deals {n} damage to {things}.": "{who} fügt {things} {n} {n|Schadenspunkt|Schadenspunkte} zu.",
    "{n} damage to {who} is prevented.": "{n} {n|Schadenspunkt|Schadenspunkte} an {who} {n|wird|werden} verhindert.",

    "{who} gets {counters}.": "{who} erhält {counters}.",
    "{who} loses {counters}.": "{who} verliert {counters}.",
    "{who} creates {things}.": "{who} erzeugt {things}.",
    "{who} sacrifices {things}.": "{who} opfert {things}.",
    "{who} is devoured.": "{who} wird verschlungen.",
    "{who} discards {things}.": "{who} wirft {things} ab.",
    "{who} mills {things}.": "{who} millt {things}.",
    "{who} is attached to {who2}.": "{who} wird an {who2} angelegt.",
    "{who} gains control of {who2}.": "{who} übernimmt die Kontrolle über {who2}.",
    "{who} is turned face up.": "{who} wird aufgedeckt.",
    "{who} becomes a copy of {who2}.": "{who} wird zu einer Kopie von {who2}.",
    "{who} becomes an artifact creature.": "{who} wird zu einer Artefaktkreatur.",
    "{who} becomes an artifact creature, crewed by {things}.":
      "{who} wird zu einer Artefaktkreatur, bemannt von {things}.",
    "{who} phases out.": "{who} wird ausgephast.",
    "{who} phases in.": "{who} wird eingephast.",

    "{who}'s {things} dies.": "{things} von {who} stirbt.",
    "{who}'s {things} die.": "{things} von {who} sterben.",
    "{things} enters the battlefield{from} under {who}'s control.":
      "{things} kommt{from} unter der Kontrolle von {who} ins Spiel.",
    "{things} enter the battlefield{from} under {who}'s control.":
      "{things} kommen{from} unter der Kontrolle von {who} ins Spiel.",
    "{things} is exiled{from}.": "{things} geht{from} ins Exil.",
    "{things} are exiled{from}.": "{things} gehen{from} ins Exil.",
    "{who} puts {things} from the library into their hand.": "{who} nimmt {things} aus der Bibliothek auf die Hand.",
    "{who} puts {things} from outside the game into their hand.":
      "{who} nimmt {things} von außerhalb des Spiels auf die Hand.",
    "{who} puts {things} from their hand on the bottom of the library.":
      "{who} legt {things} von der Hand unter die Bibliothek.",
    "{who} puts {things} from their hand into the library.": "{who} legt {things} von der Hand in die Bibliothek.",
    "{things} returns to {to}{from}.": "{things} kehrt{from} {to} zurück.",
    "{things} return to {to}{from}.": "{things} kehren{from} {to} zurück.",
    "{things} goes to {to}{from}.": "{things} kommt{from} {to}.",
    "{things} go to {to}{from}.": "{things} kommen{from} {to}.",

    "{text} could not decide, and does the simplest thing where that happens.":
      "{text} konnte sich nicht entscheiden und tut in solchen Fällen das Einfachste.",
  },

  /** What members of a team draw one after the other. */
  drawn: {
    "{things}": "{things}",
    "{things}, {who} {drawn}": "{things}, {who} {drawn}",
  },

  chose: {
    "{who} chose {n}": "{who} hat {n} gewählt",
    "{chose} and {chose2}": "{chose}, {chose2}",
    "{chose}, and {chose2}": "{chose}, {chose2}",
    "{chose}, {chose2}": "{chose}, {chose2}",
  },

  sides: {
    "{things}": "{things}",
    "{things} against {sides}": "{things} gegen {sides}",
  },

  attacks: {
    "{things} with {things2}": "{things} mit {things2}",
    "{things} with {things2} and {who} with {things3}": "{things} mit {things2} und {who} mit {things3}",
    "{things} with {things2} and {who}'s {who2} with {things3}":
      "{things} mit {things2} und {who2} von {who} mit {things3}",
    "{things} with {things2}, and {attacks}": "{things} mit {things2} und {attacks}",
    "{things} with {things2}, {who} with {attacks}": "{things} mit {things2}, {who} mit {attacks}",
  },

  /** What stands behind a spell or ability: from where, how, with what and aimed at what. */
  how: {
    "": "",
    " from {who}'s hand{how}": " von der Hand von {who}{how}",
    " from {who}'s library{how}": " aus der Bibliothek von {who}{how}",
    " from {who}'s graveyard{how}": " aus dem Friedhof von {who}{how}",
    " from exile{how}": " aus dem Exil{how}",
    " from the command zone{how}": " aus der Kommandozone{how}",
    " from outside the game{how}": " von außerhalb des Spiels{how}",
    " thanks to {who}{how}": " dank {who}{how}",
    " without paying its mana cost{how}": ", ohne die Manakosten zu bezahlen{how}",
    " for an alternative cost{how}": " für alternative Kosten{how}",
    " with X = {n}{how}": " mit X = {n}{how}",
    " with {keyword}{how}": " mit {keyword}{how}",
    ", paying the {keyword} cost{how}": ", {keyword} bezahlt{how}",
    ", paying the {keyword} cost {n} times{how}": ", {n}-mal {keyword} bezahlt{how}",
    ", choosing {modes}{how}": ", gewählt: {modes}{how}",
    ", targeting {aims}": ", Ziel: {aims}",
  },

  modes: {
    "“{text}”": "„{text}“",
    "“{text}” and “{text2}”": "„{text}“ und „{text2}“",
    "“{text}”, “{text2}”, and “{text3}”": "„{text}“, „{text2}“ und „{text3}“",
  },

  aims: {
    "{who} ({n})": "{who} ({n})",
    "{aims}, and {aims2}": "{aims} und {aims2}",
    "{aims} and {aims2}": "{aims} und {aims2}",
    "{aims}, {aims2}": "{aims}, {aims2}",
    "{who}": "{who}",
  },

  /** What somebody chose: things, a colour, a side, or a word of a card. */
  chosen: {
    white: "Weiß",
    blue: "Blau",
    black: "Schwarz",
    red: "Rot",
    green: "Grün",
    heads: "Kopf",
    tails: "Zahl",
    "face up": "aufgedeckt",
    "face down": "verdeckt",
    "green anchor": "grüner Anker",
    "red waterfall": "roter Wasserfall",
    self: "sich selbst",
    others: "die anderen",
    "{things}": "{things}",
  },

  /** Keywords by which spells are cast and abilities are called. */
  keyword: {
    flashback: "Rückblende",
    kicker: "Bonus",
    multikicker: "Multi-Bonus",
    evoke: "Herbeirufen",
    unearth: "Exhumieren",
    equip: "Ausrüsten",
    cycling: "Umwandlung",
    ninjutsu: "Ninjutsu",
    transmute: "Umformung",
    morph: "Morph",
    suspend: "Aussetzen",
    buyback: "Rückkauf",
    fortify: "Befestigen",
    crew: "Bemannen",
    "level up": "Stufenaufstieg",
    echo: "Echo",
    escape: "Flucht",
    overload: "Überlast",
    foretell: "Prophezeien",
    madness: "Wahnsinn",
    "{text}": "{text}",
  },

  ending: {
    "every opponent has left the game": "Kein Gegner ist mehr im Spiel",
    "both players across the table are out": "Beide Gegenüber sind ausgeschieden",
    "all remaining players lost at the same time": "Alle verbliebenen Spieler haben gleichzeitig verloren",
    "a loop of mandatory actions that nobody can stop": "eine Endlosschleife, die niemand beenden kann",
    "because of {name}": "durch {name}",
  },
};

export default log;
