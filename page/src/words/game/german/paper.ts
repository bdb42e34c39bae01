import type { Book } from "../phrasebook";

/** What is told and refused at a table with real cards. */
const paper: Book = {
  sentence: {
    "{who} gains {n} life: {text}.": "{who} erhält {n} {n|Lebenspunkt|Lebenspunkte} dazu: {text}.",
    "{who} loses {n} life: {text}.": "{who} verliert {n} {n|Lebenspunkt|Lebenspunkte}: {text}.",
    "{who} has {n} {marker} counter.": "{who} hat {n} {marker}.",
    "{who} has {n} {marker} counters.": "{who} hat {n} {marker}n.",
    "{name} has dealt {n} damage to {who}.": "{name} hat {who} {n} {n|Schadenspunkt|Schadenspunkte} zugefügt.",
    "{name} of {who} costs {n} more the next time.": "{name} von {who} kostet beim nächsten Mal {n} mehr.",
    "{name} is called {who} now.": "{name} heißt jetzt {who}.",
    "{name} is a commander of {who}.": "{name} ist ein Kommandeur von {who}.",
    "{who} has the city's blessing.": "{who} hat den Segen der Stadt.",
    "{who} no longer has the city's blessing.": "{who} hat den Segen der Stadt nicht mehr.",
    "{who} has the initiative.": "{who} hat die Initiative.",
    "Nobody has the initiative any more.": "Niemand hat mehr die Initiative.",
    "Nobody is the monarch any more.": "Niemand ist mehr der Monarch.",
    "It is day now.": "Es ist jetzt Tag.",
    "It is night now.": "Es ist jetzt Nacht.",
    "It is neither day nor night any more.": "Es ist weder Tag noch Nacht.",
    "To be remembered: {text}": "Zu merken: {text}",
    "{who} takes an extra turn after this one.": "{who} hat nach diesem einen zusätzlichen Zug.",
    "{who} takes no turn.": "{who} setzt diesen Zug aus.",
    "{who} is not a planar controller, so nobody planeswalks.":
      "{who} beherrscht die Welten nicht, also wandelt niemand.",
    "{who} takes the first turn.": "{who} hat den ersten Zug.",
    "The planeswalking ability is countered.": "Die Weltenwandel-Fähigkeit wird neutralisiert.",
    "{name}'s ability is countered.": "Die Fähigkeit von {name} wird neutralisiert.",
    "{name}'s ability is done.": "Die Fähigkeit von {name} ist erledigt.",
    "Something that lasted is over.": "Etwas, das andauerte, ist vorbei.",
    "{who} loses the game ({why}).": "{who} verliert die Partie ({why}).",
    "{name} takes back {n} steps.": "{name} nimmt {n} Schritte zurück.",
    "{name} takes back: {sentence}": "{name} nimmt zurück: {sentence}",
    "{name} takes back: a step.": "{name} nimmt einen Schritt zurück.",

    "The game has not begun: start when everybody has kept a hand.":
      "Das Spiel hat noch nicht begonnen: fangt an, wenn alle eine Hand behalten haben.",
    "The game is over; take back the last step to go on with it.":
      "Das Spiel ist aus; nehmt den letzten Schritt zurück, um weiterzuspielen.",
    "A name has up to 24 letters that others can read.": "Ein Name hat bis zu 24 Buchstaben, die andere lesen können.",
    "A commander has a name of up to 60 letters.": "Ein Kommandeur hat einen Namen von bis zu 60 Buchstaben.",
    "It is day, or night, or neither.": "Es ist Tag, oder Nacht, oder keins von beiden.",
    "That is over already.": "Das ist schon vorbei.",
    "That is done already.": "Das ist schon erledigt.",
    "A reminder has up to {n} letters.": "Was gemerkt werden soll, hat bis zu {n} Buchstaben.",
    "It is not {name}'s turn; a roll that an effect allows costs nothing more.":
      "{name} ist nicht am Zug; ein Wurf, den ein Effekt erlaubt, kostet nichts weiter.",
    "It is not {name}'s turn.": "{name} ist nicht am Zug.",
    "There are no planes in this game.": "In diesem Spiel gibt es keine Welten.",
    "That card is not face up any more.": "Diese Karte liegt nicht mehr offen.",
    "{name} has no scheme deck.": "{name} hat kein Komplottdeck.",
    "Only an ongoing scheme is abandoned.": "Nur ein andauerndes Komplott wird aufgegeben.",
    "A kind of counter has a name of up to thirty letters.":
      "Eine Art von Marken hat einen Namen von bis zu dreißig Buchstaben.",
    "There is no such commander in this game.": "Diesen Kommandeur gibt es in diesem Spiel nicht.",
    "First {name} chooses: {text}": "Erst wählt {name}: {text}",
    "Nothing is asked now.": "Gerade wird nichts gefragt.",
    "There is nothing to take back.": "Es gibt nichts zurückzunehmen.",
    "Something is still waiting: say that it is done, or that it was countered.":
      "Etwas wartet noch: sagt, dass es erledigt ist oder neutralisiert wurde.",
    "Somebody was faster. Look at the table, and do it again if it still has to be done.":
      "Jemand war schneller. Schau auf den Tisch, und tu es noch einmal, wenn es noch zu tun ist.",
    "That was tapped for the game before this one, so it does not count here.":
      "Das wurde für das Spiel davor getippt und zählt hier deshalb nicht.",
    "There is no such person here.": "So jemand ist nicht hier.",
    "A game is in progress; finish it before you change the plan.":
      "Ein Spiel ist im Gange; beendet es, bevor etwas anderes geplant wird.",
    "A game is going on already.": "Ein Spiel ist schon im Gange.",
    "No cards are laid out yet.": "Noch liegen keine Karten aus.",
    "A paper table has from {n} to {n2} players, not {n3}.":
      "An einem Tisch mit echten Karten sitzen {n} bis {n2} Spieler, und nicht {n3}.",
    "Everybody begins with 1 to 1000 life.": "Alle beginnen mit 1 bis 1000 Lebenspunkten.",
    "{text}: Is that true?": "{text}: Ist das so?",
    "{text}: Was that paid?": "{text}: Wurde das bezahlt?",
    "A key has at most {n} letters.": "Ein Schlüssel hat höchstens {n} Buchstaben.",
    "Players can have {text}, not “{name}”.": "Man kann {text} haben, und kein „{name}“.",
    "Planes can be {text}, not “{name}”.": "Welten sind {text}, und nicht „{name}“.",
    "Say something in at most {n} letters.": "Sag etwas mit bis zu {n} Buchstaben.",
    "There are seats from 0 to {n}, and no {n2}.": "Es gibt die Plätze 0 bis {n}, und keinen {n2}.",
    "There is no variant “{name}” at a paper table; there are {text}.":
      "An einem Tisch mit echten Karten gibt es die Variante „{name}“ nicht; es gibt {text}.",
    "A reason has up to {n} letters.": "Ein Grund hat bis zu {n} Buchstaben.",
    "There is no scheme in the pile.": "In dem Stapel ist kein Komplott.",
    "With turn markers, turns go to the left; an extra turn can be given to somebody.":
      "Mit Zugmarkern gehen Züge nach links; jemandem kann ein zusätzlicher Zug gegeben werden.",
    "{name} takes the first turn at such a table.": "An einem solchen Tisch hat {name} den ersten Zug.",
    "Two players have the same name; give one of them another.":
      "Zwei Spieler heißen gleich; nennt einen von ihnen anders.",
  },

  why: {
    "no life left": "kein Leben mehr",
    poison: "Gift",
    "empty library": "eine leere Bibliothek",
    "has gone home": "ist nach Hause gegangen",
    "{n} damage from {name}": "{n} Schaden von {name}",
    "{text}": "{text}",
  },

  marker: {
    energy: "Energiemarke",
    rad: "Strahlungsmarke",
  },
};

export default paper;
