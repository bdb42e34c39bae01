import type { Book } from "../phrasebook";

/** What tables and the server say, mostly why something cannot be done. */
const tables: Book = {
  sentence: {
    "The game has begun; seats cannot be changed any more.":
      "Die Partie hat begonnen; Plätze können nicht mehr getauscht werden.",
    "The game has begun; names cannot be changed any more.":
      "Die Partie hat begonnen; Namen können nicht mehr geändert werden.",
    "The game has begun.": "Die Partie hat begonnen.",
    "The game has begun; nothing can be added to the seed any more.":
      "Die Partie hat begonnen; zum Zufall kann nichts mehr beigetragen werden.",
    "The game has begun already.": "Die Partie hat schon begonnen.",
    "The game has not begun.": "Die Partie hat noch nicht begonnen.",
    "Sit down first; then you can choose your deck.": "Bitte erst Platz nehmen, dann ein Deck wählen.",
    "Somebody has to sit down first.": "Erst muss jemand Platz nehmen.",
    "There are seats from 1 to {n}.": "Es gibt die Plätze 1 bis {n}.",
    "{name} sits there.": "Dort sitzt {name}.",
    "What you add to the seed is {n} bytes, written as {n2} hexadecimal digits.":
      "Der Beitrag zum Zufall hat {n} Bytes, geschrieben als {n2} hexadezimale Ziffern.",

    "Everything follows from the secret of the table and from what was added by {things}.":
      "Alles folgt aus dem Geheimnis des Tisches und dem Beitrag von {things}.",
    "Everything follows from the seed {text}, which was chosen before the game.":
      "Alles folgt aus dem Startwert {text}, der vor der Partie gewählt wurde.",
    "Every answer follows from the seed, but nobody was bound to that seed before the game.":
      "Jede Antwort folgt aus dem Startwert, aber vor der Partie war niemand an ihn gebunden.",
    "This game continues another, {origin}, after {n} answers. Seed and first deal are that game's, and only its own record proves them; that every answer follows from them was verified here.":
      "Diese Partie setzt nach {n} Antworten eine andere fort, {origin}. Startwert und erstes Austeilen sind die der anderen und nur durch deren Aufzeichnung zu beweisen; dass jede Antwort daraus folgt, hat sich hier bestätigt.",
    "The secret is not the one that the table was bound to.":
      "Das Geheimnis ist nicht das, an das der Tisch gebunden war.",
    "The seed is not the one that was made of the secret and of what people added.":
      "Der Startwert ist nicht der, der aus dem Geheimnis und den Beiträgen entstand.",
    "The seats or decks of this game did not come from its seed.":
      "Plätze oder Decks dieser Partie kamen nicht aus ihrem Startwert.",
    "The {part} of this game did not come from its seed.":
      "Etwas an dieser Partie kam nicht aus ihrem Startwert: {part}.",
    "This record is damaged: its answers or its log cannot be read.":
      "Diese Aufzeichnung ist beschädigt: Antworten oder Verlauf sind nicht zu lesen.",
    "This record is damaged: it cannot be played again.":
      "Diese Aufzeichnung ist beschädigt: Sie lässt sich nicht noch einmal spielen.",
    "This record is damaged, or has fewer steps.":
      "Diese Aufzeichnung ist beschädigt oder hat nicht so viele Schritte.",
    "In this game cards were dealt again, so it does not follow from its seed.":
      "In dieser Partie wurden Karten neu ausgeteilt, daher folgt sie nicht aus ihrem Startwert.",
    "The record's log has a line that this game did not produce: “{text}”.":
      "Das Protokoll der Aufzeichnung hat eine Zeile, die in diesem Spiel nicht entstand: „{text}“.",
    "The game did not end as the record says.": "Die Partie endete nicht so, wie die Aufzeichnung sagt.",
    "At the end the cards are not where the record says.":
      "Am Ende liegen die Karten nicht so, wie die Aufzeichnung sagt.",
    "This is not the record of a game.": "Das ist keine Aufzeichnung einer Partie.",
    "What this record says about its seed cannot be read.":
      "Was diese Aufzeichnung über ihren Startwert sagt, ist nicht zu lesen.",
    "The secret, or what somebody added, is not a number of 32 bytes.":
      "Das Geheimnis oder ein Beitrag ist keine Zahl von 32 Bytes.",
    "After {n} answers the record tells “{text}”, but what follows is “{text2}”.":
      "Nach {n} Antworten erzählt die Aufzeichnung „{text}“, aber es folgt „{text2}“.",
    "A record is played again here if there are at most {n} cards in each deck.":
      "Eine Aufzeichnung wird hier nachgespielt, wenn jedes Deck höchstens {n} Karten hat.",
    "This record takes too long to be played again here. On your own machine: planechase verify RECORD":
      "Diese Aufzeichnung noch einmal zu spielen dauert hier zu lange. Auf dem eigenen Rechner geht es mit: planechase verify AUFZEICHNUNG",

    "Type a name that others can read.": "Bitte einen Namen eingeben, den andere lesen können.",
    "A name has at most {n} letters.": "Ein Name hat höchstens {n} Buchstaben.",
    "A table has from {n} to {n2} seats, and not {text}.": "Ein Tisch hat {n} bis {n2} Plätze, nicht {text}.",
    "A player brings at most {n} cards to a table; this list has {n2}.":
      "An einen Tisch bringt man höchstens {n} Karten mit; diese Liste hat {n2}.",
    "There is no level “{text}” for bots; there are {things}.": "Es gibt keine Bot-Stufe „{text}“; es gibt: {things}.",
    "There is no plane or phenomenon called “{text}” that could be left out.":
      "Es gibt keine Welt und kein Phänomen „{text}“ zum Weglassen.",
    "{text} brings {text2}, which was left out; change one of them.":
      "{text} bringt {text2} mit, was weggelassen wurde; eins von beiden ändern.",
    "The game is over.": "Die Partie ist vorbei.",
    "The game is paused.": "Die Partie ruht.",
    "This question has already been answered.": "Diese Frage ist inzwischen beantwortet.",
    "It is {name} who decides now.": "Jetzt entscheidet {name}.",
    "A bot plays for you now; take your seat back first.": "Gerade spielt hier ein Bot; erst den Platz zurücknehmen.",
    "There is no such action to pay for now.": "Eine solche Aktion ist jetzt nicht zu bezahlen.",
    "You have nothing like that to use.": "Das ist nichts Eigenes, was sich einsetzen ließe.",
    "This question has to be answered; it cannot be passed.": "Diese Frage muss beantwortet werden; passen geht nicht.",
    "You can pass until: {text}.": "Passen kann man bis: {text}.",
    "There is no such player to set stops for.": "Diesen Spieler gibt es hier nicht.",
    "Choose an ability that is on the stack; spells are always shown to you.":
      "Eine Fähigkeit auf dem Stapel wählen; Zaubersprüche werden immer gezeigt.",
    "You are not asked about {n} abilities already; allow some of them again first.":
      "Nach {n} Fähigkeiten wird schon nicht mehr gefragt; erst welche davon wieder zulassen.",
    "You are not playing here.": "Wer hier nicht mitspielt, kann das nicht tun.",
    "The whole record is available when the game is over; until then, only what your seat has seen.":
      "Die ganze Aufzeichnung gibt es nach dem Ende; bis dahin das, was vom eigenen Platz aus zu sehen war.",
    "This game was continued from one that was not over, so its record is only what your seat has seen.":
      "Diese Partie setzt eine fort, die nicht zu Ende war; ihre Aufzeichnung zeigt nur, was vom eigenen Platz aus zu sehen war.",
    "While a game is in progress, only its players can continue from there. Wait until it is over.":
      "Solange eine Partie läuft, kann nur von dort weiterspielen, wer mitspielt. Bitte das Ende abwarten.",
    "Advice is for those who play.": "Rat gibt es für die, die mitspielen.",
    "Where people play against each other there is no advice, unless the host has allowed it beforehand.":
      "Wo Menschen gegeneinander spielen, gibt es keinen Rat, außer die Leitung hat es vorher erlaubt.",
    "What bots consider names the cards they hold; it is shown when the game is over.":
      "Was Bots erwägen, verrät ihre Handkarten; das erfährt man nach dem Ende der Partie.",
    "What was hidden is shown when the game is over.": "Was verborgen war, wird nach dem Ende gezeigt.",
    "The steps of this game are numbered from 0 to {n}.": "Diese Partie hat die Schritte 0 bis {n}.",
    "There is no step called “{text}”; there are {text2}.": "Es gibt kein Segment „{text}“; es gibt: {text2}.",
    "A rule failed on what {name} did. Nothing is lost: the game is back where it was before, and the host can go back to the last decision that somebody can make differently.":
      "Bei dem, was {name} tat, ist eine Regel schiefgegangen. Nichts ist verloren: Die Partie steht davor, und der Gastgeber kann zur letzten Entscheidung zurück, die jemand anders treffen kann.",
    "Too many people have come to this table from your address already.":
      "Von dieser Adresse sind schon zu viele an diesen Tisch gekommen.",
    "This table takes nobody new; its host can open it.":
      "Dieser Tisch nimmt niemanden mehr auf; der Gastgeber kann ihn öffnen.",
    "Somebody was banned from this table, so nobody new can come to it from your address.":
      "Von diesem Tisch wurde jemand verbannt; von dieser Adresse kann niemand Neues kommen.",
    "{name} plays, and can be removed only after {n} seconds away, if the others who play agree. A bot can play for them meanwhile.":
      "{name} spielt mit und kann erst nach {n} Sekunden Abwesenheit entfernt werden, wenn die anderen einverstanden sind. Bis dahin kann ein Bot einspringen.",
    "A bot can play for {name} when they have been away for {n} seconds.":
      "Ein Bot kann für {name} einspringen, wenn {name} {n} Sekunden lang nicht da war.",
    "{name} was removed but could not be banned, because their address is not known. They can come again under another name.":
      "{name} wurde entfernt, konnte aber nicht verbannt werden, weil die Adresse nicht bekannt ist. Unter anderem Namen ist ein Wiederkommen möglich.",
    "Somebody who plays cannot be banned.": "Wer mitspielt, kann nicht verbannt werden.",
    "Nobody who plays is here to agree to that.": "Von denen, die mitspielen, ist niemand da, um zuzustimmen.",
    "Nobody asks to remove them.": "Niemand bittet darum, jemanden zu entfernen.",
    "Only the others who play decide that.": "Das entscheiden nur die anderen, die mitspielen.",
    "{name} does not agree to remove {name2}.": "{name} ist nicht einverstanden, {name2} zu entfernen.",
    "{name} is back, and nobody is removed.": "{name} ist wieder da, und niemand wird entfernt.",
    "{name} was away for long and has been removed. A bot plays on.":
      "{name} war lange nicht da und wurde entfernt. Ein Bot spielt weiter.",
    "You cannot mute yourself.": "Sich selbst kann man nicht stummschalten.",
    "The host has muted you.": "Der Gastgeber hat dich stummgeschaltet.",
    "Unknown access “{text}”; choose one of {text2}.": "Unbekannter Zugang „{text}“; es gibt: {text2}.",
    "Only somebody who sits at the table can become its host.": "Gastgeber kann nur werden, wer am Tisch sitzt.",
    "There is no more room at this table.": "An diesem Tisch ist kein Platz mehr.",
    "Somebody here is called {name} already; choose another name.":
      "Hier heißt schon jemand {name}; bitte einen anderen Namen wählen.",
    "That name looks too much like {name}, who is here already; choose another name.":
      "Dieser Name sieht dem von {name} zu ähnlich; bitte einen anderen wählen.",
    "You have left this table.": "Dieser Tisch wurde verlassen.",
    "A rules error has stopped this game. The host can go back to before it.":
      "Ein Regelfehler hat diese Partie angehalten. Der Gastgeber kann davor zurück.",
    "Only the host can do that.": "Das kann nur der Gastgeber.",
    "Only the host can do that, and that is {name}.": "Das kann nur der Gastgeber, und das ist {name}.",
    "That is no answer to this question.": "Das ist keine Antwort auf diese Frage.",
    "{name} no longer asks to take something back: the game goes on.":
      "{name} möchte nichts mehr zurücknehmen: Die Partie geht weiter.",
    "Type something that others can read.": "Bitte etwas eingeben, das andere lesen können.",
    "Say it in at most {n} letters.": "Bitte mit höchstens {n} Buchstaben.",
    "You have no decision to take back.": "Es gibt keine eigene Entscheidung zurückzunehmen.",
    "{name} asks to take something back; answer that first.":
      "{name} möchte etwas zurücknehmen; bitte erst darauf antworten.",
    "Nobody asks you to take anything back.": "Niemand bittet darum, etwas zurückzunehmen.",
    "{name} does not agree to take that back.": "{name} ist nicht einverstanden, das zurückzunehmen.",
    "No rules error has stopped this game.": "Kein Regelfehler hat diese Partie angehalten.",
    "Nobody sits in that seat.": "Auf diesem Platz sitzt niemand.",
    "{name} is out of the game.": "{name} ist aus der Partie ausgeschieden.",
    "{name} has not asked for a seat.": "{name} bittet nicht um einen Platz.",
    "{name} plays for {name2} from now on, in place of the bot.":
      "{name} spielt ab jetzt für {name2}, anstelle des Bots.",
    "{name} stays with the bot; {name2} goes on watching.": "{name} bleibt beim Bot; {name2} sieht weiter zu.",
    "You are already playing; seats cannot be changed any more.":
      "Wer schon mitspielt, kann den Platz nicht mehr wechseln.",
    "The seed is being drawn; the game begins in a moment.": "Der Zufall wird ausgelost; die Partie beginnt gleich.",
    "The numbers are being opened; none can be added to the seed any more.":
      "Die Zahlen werden schon aufgedeckt; zum Zufall kann nichts mehr beigetragen werden.",
    "The seed is drawn without you, because your number was not opened in time.":
      "Der Zufall wird ohne dich ausgelost, weil deine Zahl nicht rechtzeitig aufgedeckt war.",
    "Your number is not awaited now.": "Auf deine Zahl wird gerade nicht gewartet.",
    "This is not the number that you have sealed.": "Das ist nicht die Zahl, auf die du dich festgelegt hast.",
    "The draw has begun again; this number belongs to an earlier attempt.":
      "Die Auslosung hat von neuem begonnen; diese Zahl gehört zu einem früheren Versuch.",
    "The seed is drawn without {things}: no number was promised in time.":
      "Der Zufall wird ohne {things} ausgelost: Es kam nicht rechtzeitig eine Zahl.",
    "The seed is drawn again, without {things}: no number was opened in time.":
      "Der Zufall wird noch einmal ausgelost, ohne {things}: Die Zahl war nicht rechtzeitig aufgedeckt.",
    "Everything follows from the secret of the table alone: nobody added a number.":
      "Alles folgt allein aus dem Geheimnis des Tisches: Niemand hat eine Zahl beigetragen.",
    "Every answer follows from the seed, but that was drawn in one round, as in earlier versions: a server could have chosen it.":
      "Jede Antwort folgt aus dem Startwert, aber der wurde wie in früheren Versionen in einer Runde ausgelost: Ein Server konnte ihn wählen.",
    "Played without adding a number: {things}.": "Ohne eigene Zahl mitgespielt: {things}.",
    "The draw was begun again without those who did not open their number: {things}.":
      "Die Auslosung hat von neuem begonnen, ohne die, die ihre Zahl nicht aufdeckten: {things}.",
    "Somebody is named twice in what was agreed on before the draw.":
      "In dem, was vor der Auslosung festlag, steht jemand zweimal.",
    "A number was to be added by somebody who did not sit at the table.":
      "Jemand sollte eine Zahl beitragen, der nicht am Tisch saß.",
    "The draw was begun again without a reason.": "Die Auslosung hat ohne Grund von neuem begonnen.",
    "What was agreed on before the draw names another secret.":
      "Was vor der Auslosung festlag, nennt ein anderes Geheimnis.",
    "The plan is not the one that was agreed on before the draw.":
      "Der Plan ist nicht der, der vor der Auslosung festlag.",
    "The seats are not those that were agreed on before the draw.":
      "Die Plätze sind nicht die, die vor der Auslosung festlagen.",
    "The numbers are not those of the people who agreed to add one.":
      "Die Zahlen sind nicht von denen, die eine beitragen wollten.",
    "The number of {name} is not the one that was promised before any was opened.":
      "Die Zahl von {name} ist nicht die, auf die sie vor dem Aufdecken festgelegt war.",
    "It holds a number of {name}, who did not sit at the table.":
      "Von {name} steht eine Zahl darin, saß aber nicht am Tisch.",
    "It holds the numbers of two people of one name.": "Zahlen von zwei Personen desselben Namens stehen darin.",
    "It holds two numbers of {name}, and everybody adds one.":
      "Von {name} stehen zwei Zahlen darin, und jeder gibt nur eine.",
    "A bot sat there then. Go on from a step since you took over its seat.":
      "Damals saß dort ein Bot. Bitte von einem Schritt seit der Übernahme des Platzes weiterspielen.",
    "This record has {n} answers; {n2} of them cannot be replayed.":
      "Diese Aufzeichnung hat {n} Antworten; {n2} davon lassen sich nicht noch einmal spielen.",
    "There is no such person at this table.": "So jemanden gibt es an diesem Tisch nicht.",

    "Ask about at most {n} tables at once.": "Höchstens nach {n} Tischen auf einmal fragen.",
    "Something went wrong in the server. Nothing is lost; try again.":
      "Im Server ist etwas schiefgegangen. Nichts ist verloren; bitte noch einmal versuchen.",
    "The server cannot reach its database just now. Try again in a moment.":
      "Der Server erreicht gerade seine Datenbank nicht. Bitte gleich noch einmal versuchen.",
    "The server is about to stop. Try again in a moment.":
      "Der Server wird gerade beendet. Bitte gleich noch einmal versuchen.",
    "Nobody at this table has this secret.": "Niemand an diesem Tisch gehört zu diesem Schlüssel.",
    "That was not understood: it is nested too deeply.": "Das wurde nicht verstanden: zu tief verschachtelt.",
    "That was not understood: it is not a single JSON message.":
      "Das wurde nicht verstanden: Es ist keine Nachricht in JSON.",
    "That was not understood: it is not UTF-8.": "Das wurde nicht verstanden: Es ist kein UTF-8.",
    "That was not understood: {text}, in the query.": "Das wurde in der Abfrage nicht verstanden: {text}.",
    "That was not understood: {text}.": "Das wurde nicht verstanden: {text}.",
    "There is nothing at this address.": "Unter dieser Adresse ist nichts.",
    "This address does not accept that kind of request.": "Danach kann man diese Adresse nicht fragen.",
    "That is too large to be sent here.": "Das ist zu groß, um hierher geschickt zu werden.",
    "A step is a number, or the last one.": "Ein Schritt ist eine Zahl, oder der letzte.",
    "A table here has at most {n} seats.": "Ein Tisch hat hier höchstens {n} Plätze.",
    "This game is over; continue from an earlier step.":
      "Diese Partie ist vorbei; bitte von einem früheren Schritt weiterspielen.",
    "This address is not one of this server's.": "Diese Adresse gehört nicht zu diesem Server.",
    "This request came from a page of another site, and only our own page may make it.":
      "Das kam von einer fremden Seite; nur die eigene darf das.",
    "This table cannot be reached just now; try again in a moment.":
      "Dieser Tisch ist gerade nicht zu erreichen; bitte gleich noch einmal versuchen.",
    "Those who only watch have said so much here that no more can be stored. Who sits can go on.":
      "Wer nur zuschaut, hat hier schon so viel gesagt, dass nichts mehr gespeichert werden kann. Wer sitzt, kann weitermachen.",
    "So much has happened at this table that no more can be stored. Open a new one.":
      "An diesem Tisch ist so viel geschehen, dass nichts mehr gespeichert werden kann. Bitte einen neuen eröffnen.",
    "This server has as many tables as it can hold; try again in a few minutes.":
      "Dieser Server hat so viele Tische, wie er tragen kann; bitte in einigen Minuten noch einmal versuchen.",
    "That was a little too fast. Wait a moment and try again.":
      "Das ging etwas zu schnell. Bitte kurz warten und noch einmal versuchen.",
    "There are too many connections from this address; close one, or try again in a moment.":
      "Von dieser Adresse gibt es zu viele Verbindungen; bitte eine schließen oder es gleich noch einmal versuchen.",
    "This server has as many connections as it can hold; try again in a few minutes.":
      "Dieser Server hat so viele Verbindungen, wie er tragen kann; bitte in einigen Minuten noch einmal versuchen.",
    "A table here has from 2 to {n} seats, not {text}.": "Ein Tisch hat hier 2 bis {n} Plätze, nicht {text}.",
    "A seed is a whole number that is not negative, of up to 77 digits.":
      "Ein Startwert ist eine ganze, nicht negative Zahl mit bis zu 77 Stellen.",
    "That is more than fits on a table.": "Das ist mehr, als auf einen Tisch passt.",
    "That is more than there are seats for.": "Das ist mehr, als es Plätze gibt.",
    "A deck list has at most {n} letters, and this one has {n2}.":
      "Eine Deckliste hat höchstens {n} Buchstaben, diese hat {n2}.",
    "This table was played with another version of planechase, and this one cannot continue it. It is still stored and can still be read.":
      "Dieser Tisch wurde mit einer anderen Version von planechase gespielt, und diese kann ihn nicht fortsetzen. Er bleibt, wo er ist, und ist weiter zu lesen.",
    "What is stored of this table is damaged, so it cannot be continued. Whoever runs this server can restore it from a backup.":
      "Was von diesem Tisch gespeichert ist, ist beschädigt; er lässt sich nicht fortsetzen. Wer diesen Server betreibt, kann ihn aus einer Sicherung wiederherstellen.",
    "This table broke several times in a row, so it is not loaded again until the server is restarted. It is still stored and can still be read.":
      "Dieser Tisch ist mehrmals nacheinander ausgefallen und wird erst wieder geladen, wenn der Server neu gestartet ist. Er bleibt, wo er ist, und ist weiter zu lesen.",
    "That could not be saved, so it has not happened. The table is loaded again.":
      "Das ließ sich nicht sichern, also ist es nicht geschehen. Der Tisch wird neu geladen.",
    "Something went wrong in the server, and that has not happened. The table is loaded again.":
      "Im Server ist etwas schiefgegangen, und das ist nicht geschehen. Der Tisch wird neu geladen.",
    "There are too many connections to this table already; close one, or try again later.":
      "Zu diesem Tisch gibt es schon zu viele Verbindungen; bitte eine schließen oder es später noch einmal versuchen.",
    "You are only watching. Join the table to take part.":
      "Wer nur zusieht, kann das nicht tun. Zum Mitspielen dem Tisch beitreten.",
    "This table is for paper cards; there is only a summary of its games.":
      "An diesem Tisch wird mit Karten aus Papier gespielt; davon gibt es nur eine Zusammenfassung.",
    "No paper cards are played at this table.": "An diesem Tisch wird nicht mit Karten aus Papier gespielt.",
    "That cannot be done at this kind of table.": "Das gibt es an so einem Tisch nicht.",
    "There is no table {text}.": "Es gibt keinen Tisch {text}.",
  },

  /** The game that another one goes on from. */
  origin: {
    "the one whose table was bound to {text}": "die, deren Tisch an {text} gebunden war",
    "one that was kept in a file": "die in einer Datei aufbewahrt wurde",
  },

  part: { seats: "die Plätze", decks: "die Decks", "{text}": "{text}" },
};

export default tables;
