import type { Book } from "../phrasebook";

/** What variants are, and why some cannot be played together or by so many. */
const variants: Book = {
  sentence: {
    "One player with 40 life and a deck of schemes against all the others, who are a team.":
      "Einer mit 40 Lebenspunkten und einem Deck voller Komplotte gegen alle anderen, die ein Team sind.",
    "Everybody is an archenemy: a free-for-all in which each player has 40 life and a deck of schemes.":
      "Alle sind Erzfeinde: Jeder gegen jeden, mit 40 Lebenspunkten und einem Komplottdeck.",
    "A legendary creature leads each deck of a hundred different cards, and can be cast again and again.":
      "Eine legendäre Kreatur führt jedes Deck aus hundert verschiedenen Karten an und kann immer wieder gewirkt werden.",
    "Many players, several turns at once: you reach only the seats next to you, and attack to the left.":
      "Viele Spieler, mehrere Züge gleichzeitig: Man reicht nur bis zu den Nachbarn und greift nach links an.",
    "The game moves from plane to plane, each with rules of its own, as players roll the planar die.":
      "Die Partie zieht von Welt zu Welt, jede mit eigenen Regeln, je nachdem, wie der Weltenwürfel fällt.",
    "Everybody for themselves; the last player in the game wins.":
      "Jeder für sich; wer als Letzter übrig ist, gewinnt.",
    "Teams side by side, of any size; each player has a turn and a life total of their own.":
      "Teams beliebiger Größe sitzen beisammen; jeder hat einen eigenen Zug und eigene Lebenspunkte.",
    "Teams of three with an emperor between two generals; a team whose emperor falls loses.":
      "Dreierteams mit einem Imperator zwischen zwei Generälen; wessen Imperator fällt, verliert.",
    "Teams whose members never sit side by side: every neighbour is an opponent.":
      "Teams, die nie beisammensitzen: Jeder Nachbar ist ein Gegner.",
    "Five players: you win as soon as the two who do not sit next to you are out.":
      "Fünf Spieler: Es gewinnt, wessen zwei Gegenüber ausgeschieden sind.",
    "Two teams of two, each with one life total of 30 and turns that its players take together.":
      "Zwei Zweierteams mit je 30 gemeinsamen Lebenspunkten und gemeinsamen Zügen.",
    "Everybody plays as a character, whose card gives them an ability and changes life and hand.":
      "Jeder spielt eine Figur, deren Karte eine Fähigkeit gibt und Lebenspunkte und Hand verändert.",

    "A table has one shape: choose one of {variants}.": "Ein Tisch hat eine Form: Bitte eine wählen, {variants}.",
    "{variant} was named twice; once is enough.": "{variant} wurde zweimal genannt; einmal genügt.",
    "There is no plane in the pile to begin on.": "Im Stoß ist keine Welt, auf der die Partie beginnen könnte.",
    "Grand Melee is for ten players or more; {n} could not take two turns at once, which needs {n2}.":
      "Grand Melee ist für zehn oder mehr; {n} könnten nicht zwei Züge gleichzeitig haben, dafür braucht es {n2}.",
    "The Eternities Map is laid out from a communal planar deck.":
      "Die Karte der Welten wird aus einem gemeinsamen Weltendeck gelegt.",
    "On the Eternities Map everybody is in one place; several turns at once need more.":
      "Auf der Karte der Welten sind alle an einem Ort; mehrere Züge gleichzeitig brauchen mehr.",
    "{n} players need {n2} planar decks or one communal deck; {n3} were given.":
      "{n} Spieler brauchen {n2} Weltendecks oder ein gemeinsames; es sind {n3}.",
    "{n} players need {n2} vanguard cards; {n3} were given.":
      "{n} Spieler brauchen {n2} Vanguard-Karten; es sind {n3}.",
    "A range of influence is at least one seat.": "Eine Einflussreichweite ist mindestens ein Platz.",
    "A free-for-all uses attack left, attack right or attack multiple players.":
      "Jeder gegen jeden geht mit Angriff nach links, nach rechts oder auf mehrere.",
    "{n} players cannot be {teams}: there must be two teams or more, and everybody belongs to one.":
      "{n} Spieler passen nicht zu {teams}: Es muss zwei oder mehr Teams geben, und alle gehören zu einem.",
    "A team of the Emperor variant is an emperor between generals: three players, or more.":
      "Ein Team der Imperator-Variante ist ein Imperator zwischen Generälen: drei Spieler oder mehr.",
    "{n} players cannot be two or more teams of {n2}.": "{n} Spieler ergeben nicht zwei oder mehr Teams zu {n2}.",
    "{n} players cannot be {n2} teams of the same size, two or more each.":
      "{n} Spieler ergeben nicht {n2} gleich große Teams zu zweit oder mehr.",
    "With alternating teams only opponents in the next seats are attacked.":
      "Bei abwechselnd sitzenden Teams werden nur Gegner auf den Nachbarplätzen angegriffen.",
    "Star is played by {n} players, not by {n2}.": "Star wird zu {n} gespielt, nicht zu {n2}.",
    "A giant has at least two heads.": "Ein Riese hat mindestens zwei Köpfe.",
    "Two teams of {n} are {n2} players, not {n3}.": "Zwei Teams zu {n} sind {n2} Spieler, nicht {n3}.",
    "Two giants with {n} heads are two teams of {n2}.": "Zwei Riesen mit {n} Köpfen sind zwei Teams zu {n2}.",
    "The teams must have the same size, and not {things} players.":
      "Die Teams müssen gleich groß sein, nicht {things}.",
    "Several variants begin with “{text}”: {text2}.": "Mehrere Varianten beginnen mit „{text}“: {text2}.",
    "There is no variant called “{text}”. {hint}": "Es gibt keine Variante „{text}“. {hint}",
    "There is no {text} called “{text2}”. {hint}": "„{text2}“ gibt es nicht. {hint}",
    "There are {n} decks for {n2} players.": "Es sind {n} Decks für {n2} Spieler.",
    "{text} is a Commander deck; it is played with {variant}.":
      "{text} ist ein Commander-Deck; es wird mit {variant} gespielt.",
    "A game has from 2 to {n} players, not {text}.": "Eine Partie hat 2 bis {n} Spieler, nicht {text}.",
    "“{text}” is only for {text2}.": "„{text}“ gehört zu {text2}, und das ist hier nicht dabei.",
    "There is no edition {text}; there are {things}.": "Es gibt keine Ausgabe {text}; es gibt: {things}.",
    "A seed is a whole number, not {text}.": "Ein Startwert ist eine ganze Zahl, nicht {text}.",
    "Two players are called {text}; give them different names.":
      "Zwei Spieler heißen {text}; bitte verschiedene Namen geben.",
    "A game needs at least two players with a deck each, and not {text}.":
      "Eine Partie braucht mindestens zwei Spieler mit je einem Deck, nicht {text}.",
    "At most {n} players fit round a table, and there are {n2} decks.":
      "An einen Tisch passen höchstens {n} Spieler, und es sind {n2} Decks.",
    "The deck of {name} has no cards.": "Das Deck von {name} hat keine Karten.",
  },

  hint: {
    "Did you mean “{text}”?": "Ist „{text}“ gemeint?",
    "There are {things}.": "Es gibt {things}.",
  },

  variants: {
    "{variant} and {variant2}": "{variant} oder {variant2}",
    "{variant}, and {variant2}": "{variant} oder {variant2}",
    "{variant}, {variants}": "{variant}, {variants}",
  },

  /** Names of variants as the page has them on its switches. */
  variant: {
    planechase: "Planechase",
    vanguard: "Vanguard",
    commander: "Commander",
    archenemy: "Archenemy",
    "supervillain rumble": "Supervillain Rumble",
    "free-for-all": "Free-for-All",
    "grand melee": "Grand Melee",
    "team vs. team": "Team vs. Team",
    emperor: "Emperor",
    "two-headed giant": "Two-Headed Giant",
    "alternating teams": "Alternating Teams",
    star: "Star",
    "{text}": "{text}",
  },

  teams: {
    "no teams": "keinen Teams",
    "teams of {text}": "Teams zu {text}",
  },
};

export default variants;
