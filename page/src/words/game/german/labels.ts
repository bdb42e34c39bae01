import type { Book } from "../phrasebook";

/** Options of questions. What is only the name or the words of a card stays as it is. */
const labels: Book = {
  label: {
    Yes: "Ja",
    No: "Nein",
    Pass: "Passen",
    "Roll the planar die": "Weltenwürfel werfen",
    "Roll the planar die {mana}": "Weltenwürfel werfen {mana}",
    "Play {named}": "{named} spielen",
    "Play {named} as a land ({name})": "{named} als Land spielen ({name})",
    "Cast {named}": "{named} wirken",
    "Cast {named} {mana}": "{named} wirken {mana}",
    "Cast {named} {mana} ({keyword})": "{named} wirken {mana} ({keyword})",
    "Cast {named} without paying its mana cost": "{named} wirken, ohne die Manakosten zu bezahlen",
    "Cast {named} without paying its mana cost, but {text}":
      "{named} wirken, ohne die Manakosten zu bezahlen, aber {text}",
    "Cast {named} with {keyword} for {text}": "{named} mit {keyword} wirken für {text}",
    "Cast {named} with {keyword} without paying its mana cost":
      "{named} mit {keyword} wirken, ohne die Manakosten zu bezahlen",
    "Cast {named} for an alternative cost for {text}": "{named} für alternative Kosten wirken: {text}",
    "Cast {named} face down for {text}": "{named} verdeckt wirken für {text}",
    "Cast {named} for {text}": "{named} wirken für {text}",
    "Activate {named}": "{named} aktivieren",
    "Tap {named} for mana": "{named} für Mana tappen",
    "Suspend a card ({name})": "Eine Karte aussetzen ({name})",
    "Suspend {named}": "{named} aussetzen",
    "Suspend {named} {mana}": "{named} aussetzen {mana}",
    "Foretell {named}": "{named} prophezeien",
    "Foretell {named} {mana}": "{named} prophezeien {mana}",
    "Turn {named} face up": "{named} aufdecken",
    "Turn {named} face up {mana}": "{named} aufdecken {mana}",
    "{label} (costs {mana} now)": "{label} (kostet jetzt {mana})",

    white: "Weiß",
    blue: "Blau",
    black: "Schwarz",
    red: "Rot",
    green: "Grün",
    heads: "Kopf",
    tails: "Zahl",
    "face up": "aufgedeckt",
    "face down": "verdeckt",
    self: "sich selbst",
    others: "die anderen",
    "green anchor": "grüner Anker",
    "red waterfall": "roter Wasserfall",
    "a {size} creature": "eine Kreatur {size}",
    "a {size} creature with {fighting}": "eine Kreatur {size} mit {fighting}",
    "Leave the rest to the game": "Den Rest dem Spiel überlassen",

    "a face-down card ({name}) ({where})": "eine verdeckte Karte ({name}) ({where})",
    "a card ({where})": "eine Karte ({where})",
    "{called} ({notes})": "{called} ({notes})",
    "{called} ({notes}){aimed}": "{called} ({notes}){aimed}",
    "{label} attacks {label2}": "{label} greift {label2} an",
    "{label} blocks {label2}": "{label} blockt {label2}",
    "{n} to {label}": "{n} an {label}",
    "{name} (effect {n})": "{name} (Effekt {n})",
    "{called}": "{called}",
  },

  /** A card with where it is. */
  named: {
    "{name}{from}": "{name}{from}",
    "{name}": "{name}",
  },

  /** A creature is said with its size and with what helps it to fight; everything else by its name. */
  called: {
    "{name} {size} {fighting}": "{name} {size} {fighting}",
    "ability of {name}": "Fähigkeit von {name}",
    "{name}": "{name}",
  },

  aimed: {
    "": "",
    " with X = {n}{aimed}": " mit X = {n}{aimed}",
    ", targeting {things}": ", Ziel: {things}",
  },

  notes: {
    "{note}": "{note}",
    "{note}, {notes}": "{note}, {notes}",
  },

  note: {
    "{n} life": "{n} {n|Lebenspunkt|Lebenspunkte}",
    you: "ich",
    yours: "eigene",
    "your teammate": "im eigenen Team",
    "attacking {name}": "greift {name} an",
    attacking: "greift an",
    "blocking {things}": "blockt {things}",
    blocked: "geblockt",
    tapped: "getappt",
    new: "einsatzverzögert",
    "{n} damage": "{n} Schaden",
    "loyalty {n}": "Loyalität {n}",
    "with {things}": "mit {things}",
    "{n} {text}": "{n} {text}",
    "{where}": "{where}",
    "{text}'s": "von {text}",
  },

  fighting: {
    "{fighting}, {fighting2}": "{fighting}, {fighting2}",
    deathtouch: "Todesberührung",
    defender: "Verteidiger",
    "double strike": "Doppelschlag",
    fear: "Furcht",
    "first strike": "Erstschlag",
    flying: "Flugfähigkeit",
    haste: "Eile",
    hexproof: "Fluchsicher",
    horsemanship: "Reitkunst",
    indestructible: "Unzerstörbar",
    infect: "Infizieren",
    intimidate: "Einschüchtern",
    lifelink: "Lebensverknüpfung",
    menace: "Bedrohlich",
    reach: "Reichweite",
    shadow: "Schatten",
    shroud: "Verschleiert",
    skulk: "Schleichen",
    trample: "Verursacht Trampelschaden",
    vigilance: "Wachsamkeit",
    wither: "Verdorren",
  },
};

export default labels;
