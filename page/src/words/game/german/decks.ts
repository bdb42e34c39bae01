import type { Book } from "../phrasebook";

/** What is wrong with deck lists, and what the built-in decks are like. */
const decks: Book = {
  sentence: {
    "and {n} more": "und {n} weitere",
    "{line}: {sentence}": "{line}: {sentence}",
    "None of the cards in this list is here, so there is no deck left to play.":
      "Keine Karte dieser Liste ist hier vorhanden, also bleibt kein Deck zum Spielen.",
    "There is no card “{text}” here.": "Eine Karte „{text}“ gibt es hier nicht.",
    "There is no card “{text}” here; did you mean “{text2}”?":
      "Eine Karte „{text}“ gibt es hier nicht; ist „{text2}“ gemeint?",
    "There is no deck {text}; did you mean {text2}?": "Es gibt kein Deck {text}; ist {text2} gemeint?",
    "There is no deck {text}; there are {text2}.": "Es gibt kein Deck {text}; es gibt: {text2}.",
    "{text} is a {kind} and belongs to the section {section}, not to {section2}.":
      "{text} gehört als {kind} in den Abschnitt {section}, nicht in {section2}.",
    "{text} is a traditional card and cannot be in the section {section}.":
      "{text} ist eine gewöhnliche Karte und kann nicht im Abschnitt {section} stehen.",
    "There are {n} of {text}; a scheme deck has at most {n2} of a card.":
      "{text} ist {n}-mal da; ein Komplottdeck hat von einer Karte höchstens {n2}.",
    "There are {n} of {text}; a deck with its sideboard has at most {n2} of a card.":
      "{text} ist {n}-mal da; ein Deck mit Sideboard hat von einer Karte höchstens {n2}.",
    "There are {n} of {text}; {text2} has at most {n2} of a card.":
      "{text} ist {n}-mal da; erlaubt sind von einer Karte höchstens {n2}.",
    "There are no cards in this list.": "In dieser Liste sind keine Karten.",
    "A deck has at least {n} cards; this one has {n2}.": "Ein Deck hat mindestens {n} Karten; dieses hat {n2}.",
    "A sideboard has exactly {n} cards, or none; this one has {n2}.":
      "Ein Sideboard hat genau {n} Karten oder keine; dieses hat {n2}.",
    "A sideboard has at most {n} cards; this one has {n2}.": "Ein Sideboard hat höchstens {n} Karten; dieses hat {n2}.",
    "A scheme deck has at least {n} cards; this one has {n2}.":
      "Ein Komplottdeck hat mindestens {n} Karten; dieses hat {n2}.",
    "A player has one vanguard card; this list has {n}.": "Jeder hat eine Vanguard-Karte; diese Liste hat {n}.",
    "Commander is played without sideboards (CR 903.5e).": "Commander wird ohne Sideboard gespielt (CR 903.5e).",
    "Only {n} planes are left where {n2} are needed; leave out fewer of them.":
      "Es bleiben nur {n} Welten, gebraucht werden {n2}; bitte weniger weglassen.",
    "“{text}” is a number without a card.": "„{text}“ ist eine Zahl ohne Karte.",
    "There is no name of a card in this line.": "In dieser Zeile steht kein Kartenname.",
    "“{text}” is not a number of cards.": "„{text}“ ist keine Anzahl von Karten.",
    "This is not a deck file: {text}.": "Das ist keine Deckdatei: {text}.",
    "This line is too long to name a card.": "Diese Zeile ist zu lang für einen Kartennamen.",
    "{text} is more of {text2} than any deck has.": "{text}-mal {text2} hat kein Deck.",
    "0 of {text} is none.": "0-mal {text} ist keine Karte.",

    "A planar deck is a list of planes and phenomena; put the cards of each deck in a list.":
      "Ein Weltendeck ist eine Liste von Welten und Phänomenen, für jedes Deck eine.",
    "A planar deck has at least {n} cards; this one has {n2}.":
      "Ein Weltendeck hat mindestens {n} Karten; dieses hat {n2}.",
    "A planar deck has at most {n} phenomena; this one has {n2}: {text}.":
      "Ein Weltendeck hat höchstens {n} Phänomene; dieses hat {n2}: {text}.",
    "A communal planar deck for {n} players has at least {n2} cards; this one has {n3}.":
      "Ein gemeinsames Weltendeck für {n} Spieler hat mindestens {n2} Karten; dieses hat {n3}.",
    "A communal planar deck for {n} players has at most {n2} phenomena; this one has {n3}.":
      "Ein gemeinsames Weltendeck für {n} Spieler hat höchstens {n2} Phänomene; dieses hat {n3}.",
    "{text} is not a plane and cannot be in a planar deck.":
      "{text} ist keine Welt und kann nicht in einem Weltendeck sein.",
    "{text} is not a plane or phenomenon and cannot be in a planar deck.":
      "{text} ist weder Welt noch Phänomen und kann nicht in einem Weltendeck sein.",
    "{text} is in the planar deck {times}; each card must have a different name.":
      "{text} ist {times} im Weltendeck; jede Karte muss einen anderen Namen haben.",
    "{text} is not a scheme and cannot be in a scheme deck.":
      "{text} ist kein Komplott und kann nicht in einem Komplottdeck sein.",
    "{text} is in the scheme deck {n} times; {text2} allowed.": "{text} ist {n}-mal im Komplottdeck; das ist zu oft.",
    "{text} scheme deck needed; {text2} given.": "Ein Komplottdeck wird gebraucht.",
    "{text} scheme decks needed; {text2} given.": "Es werden mehr Komplottdecks gebraucht.",
    "{text} is not a vanguard card.": "{text} ist keine Vanguard-Karte.",

    "{text} cannot be a commander: it is not a legendary {leader} (CR {text2}).":
      "{text} kann kein Commander sein: Es ist nicht legendär oder hat den falschen Typ; gebraucht: {leader} (CR {text2}).",
    "A {text} deck has exactly {n} cards with its commander; this one has {n2} (CR {text2}).":
      "Ein {text}-Deck hat mit seinem Commander genau {n} Karten; dieses hat {n2} (CR {text2}).",
    "{things} cannot both be commanders: no partner ability lets them (CR 702.124).":
      "{things} können nicht beide Commander sein: Keine Partner-Fähigkeit erlaubt es (CR 702.124).",
    "{text} is in the deck {times}; it may be there {times2} (CR 903.5b).":
      "{text} ist {times} im Deck, erlaubt ist es {times2} (CR 903.5b).",
    "{text} could produce {color} mana, but {identity} (CR 903.5d).":
      "{text} könnte Mana dieser Farben erzeugen: {color}; aber {identity} (CR 903.5d).",
    "{text} is also {color}, but {identity} (CR 903.5c).":
      "{text} hat auch diese Farben: {color}; aber {identity} (CR 903.5c).",
    "{n} players need a commander each; {text} of them have one.":
      "{n} Spieler brauchen je einen Commander; nicht alle haben einen.",
    "Brawl is an option of the current rules; in 2011 it was unknown.":
      "Brawl gibt es in den heutigen Regeln; 2011 war es unbekannt.",
    "A deck has a commander (CR 903.3).": "Ein Deck hat einen Commander (CR 903.3).",
    "A deck has at most one commander; this one has {n} ({text}).":
      "Ein Deck hat höchstens einen Commander; dieses hat {n} ({text}).",
    "A deck has at most two commanders; this one has {n} ({text}).":
      "Ein Deck hat höchstens zwei Commander; dieses hat {n} ({text}).",
    "A colour must be chosen for {text} (CR 903.4b).": "Für {text} muss eine Farbe gewählt werden (CR 903.4b).",

    "red and green Elementals, large and loud": "rote und grüne Elementare, groß und laut",
    "artifacts of all colours, strong together": "Artefakte aller Farben, gemeinsam stark",
    "red and white attackers and sweeping burn": "rote und weiße Angreifer und Feuer für alle",
    "black Zombies that lead each other": "schwarze Zombies, die einander anführen",
    "five colours, cascading spell by spell": "fünf Farben, Spruch um Spruch in Kaskaden",
    "blue and black ninjas that slip through": "blaue und schwarze Ninjas, die durchschlüpfen",
    "red and green creatures that devour others": "rote und grüne Kreaturen, die andere verschlingen",
    "green and white creatures under many Auras": "grüne und weiße Kreaturen unter vielen Auren",
    "green and white creatures that grow under Auras": "grüne und weiße Kreaturen, die unter Auren wachsen",
    "red and white attackers, with burn to clear the way": "rote und weiße Angreifer, und Feuer für den Weg",
    "blue and black ninjas and evasive creatures": "blaue und schwarze Ninjas und schwer Fassbares",
    "black Zombies that feed on each other": "schwarze Zombies, die voneinander zehren",
    "green and white creatures in Auras, that Krond may exile what stands in the way":
      "grüne und weiße Kreaturen in Auren, damit Krond ins Exil schickt, was im Weg steht",
    "blue, red and green: much mana, then enormous things, two of them for nothing":
      "Blau, Rot und Grün: viel Mana, dann Gewaltiges, zwei davon umsonst",
    "blue and black ninjas that nobody can block, and death for what could":
      "blaue und schwarze Ninjas, die niemand blockt, und der Tod für alles, was es könnte",
    "red and white attackers from the first turn on, and burn for the last points":
      "rote und weiße Angreifer vom ersten Zug an, und Feuer für die letzten Punkte",
  },

  line: { "Line {n}": "Zeile {n}", "line {n}": "Zeile {n}" },

  times: { once: "einmal", twice: "zweimal", "{n} times": "{n}-mal" },

  identity: {
    "the colour identity of {things} is {color}": "die Farbidentität von {things} ist {color}",
  },

  leader: {
    creature: "legendäre Kreatur",
    "creature, Vehicle, or Spacecraft with power and toughness":
      "legendäre Kreatur, Fahrzeug oder Raumschiff mit Stärke und Widerstandskraft",
    "creature, planeswalker, Vehicle, or Spacecraft with power and toughness":
      "legendäre Kreatur, Planeswalker, Fahrzeug oder Raumschiff mit Stärke und Widerstandskraft",
  },

  kind: {
    plane: "Welt",
    phenomenon: "Phänomen",
    scheme: "Komplott",
    vanguard: "Vanguard-Karte",
    "{text}": "{text}",
  },

  section: {
    Deck: "Deck",
    Sideboard: "Sideboard",
    Commander: "Commander",
    "Planar Deck": "Weltendeck (Planar Deck)",
    "Scheme Deck": "Komplottdeck (Scheme Deck)",
    Vanguard: "Vanguard",
    "{text}": "{text}",
  },
};

export default decks;
