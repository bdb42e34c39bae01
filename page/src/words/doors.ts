import { piece } from "./piece";

export default piece({
  en: {
    "start.lede":
      "Four players, one world at a time. Play Magic’s casual variants by all the rules, with friends or bots, in this browser. No account.",
    "start.play": "Play now",
    "start.playWhat": "you and three bots, decks and planes ready",
  },
  de: {
    "start.lede":
      "Vier Spieler, eine Welt nach der anderen. Spiele Magics lockere Varianten nach allen Regeln, mit Freunden oder Bots, in diesem Browser. Ohne Konto.",
    "start.play": "Jetzt spielen",
    "start.playWhat": "du und drei Bots, Decks und Welten liegen bereit",
  },
});
