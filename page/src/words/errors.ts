import { piece } from "./piece";

export default piece({
  en: {
    "error.network": "The server cannot be reached. Is it still running? We keep trying.",
    "error.server": "The server could not do that. Please try again.",
    "error.understood": "The server answered something this page does not understand. Please load the page again.",
    "error.lost": "Connection lost. Trying again …",
    "error.unknownToken":
      "This link opens no seat at this table: perhaps somebody was removed, or the link is incomplete.",
    "error.noTable": "There is no table with this code. Please check it: six letters and digits.",
    "error.tooMuch": "The server closed the connection because too much was sent or read too slowly.",
    "error.later": "Trying again in a while …",
    "error.broken": "Something went wrong at this table, and it has stopped. Its record is saved.",
  },
  de: {
    "error.network": "Der Server ist nicht zu erreichen. Läuft er noch? Wir versuchen es weiter.",
    "error.server": "Der Server konnte das nicht tun. Bitte noch einmal versuchen.",
    "error.understood": "Der Server hat etwas geantwortet, das diese Seite nicht versteht. Bitte die Seite neu laden.",
    "error.lost": "Verbindung verloren. Neuer Versuch …",
    "error.unknownToken":
      "Dieser Link öffnet keinen Platz an diesem Tisch: Vielleicht wurde jemand entfernt, oder der Link ist nicht vollständig.",
    "error.noTable": "Es gibt keinen Tisch mit diesem Code. Bitte prüfen: sechs Buchstaben und Ziffern.",
    "error.tooMuch": "Der Server hat die Verbindung beendet: zu viel gesendet oder zu langsam gelesen.",
    "error.later": "Neuer Versuch nach einer Weile …",
    "error.broken": "An diesem Tisch ist etwas schiefgegangen, und er steht still. Sein Protokoll bleibt erhalten.",
  },
});
