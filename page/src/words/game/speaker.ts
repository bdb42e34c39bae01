import type { PlainMention } from "../../messages";
import { FIRST_MENTION, type Phrasebook } from "./phrasebook";

export type Parts = readonly (string | PlainMention)[];

/** Says sentences, options and lines of the log in the language of a book. What it cannot say is null, or stays. */
export class Speaker {
  private readonly sentences = new Map<string, string | null>();
  private readonly labels = new Map<string, string>();
  private readonly lines = new WeakMap<Parts, Parts | null>();

  constructor(private readonly book: Phrasebook) {}

  /** One sentence or several, behind each other or in lines of their own; words of a card may follow them. */
  sentence(text: string): string | null {
    return remembered(this.sentences, text, () => {
      const [first, ...more] = text.split("\n").map((line) => line.trim());
      const said = this.line(first!);
      return said === null ? null : [said, ...more.map((line) => this.line(line) ?? line)].join("\n");
    });
  }

  /** An option; the names and words of cards, of which most are made, stay as they are. */
  label(text: string): string {
    return remembered(this.labels, text, () => this.book.say("label", text) ?? text);
  }

  /** A line of the log, with whatever it mentions; a panel full of lines is looked at again and again. */
  parts(parts: Parts): Parts | null {
    const found = this.lines.get(parts);
    if (found !== undefined) return found;
    const made = this.translated(parts);
    this.lines.set(parts, made);
    return made;
  }

  private translated(parts: Parts): Parts | null {
    const mentions = parts.filter((part) => typeof part !== "string");
    const signs = mentions.map((_, at) => String.fromCharCode(FIRST_MENTION + at));
    let at = 0;
    const text = parts.map((part) => (typeof part === "string" ? part : signs[at++])).join("");
    const said = this.book.say("sentence", text);
    if (said === null) return null;
    const pieces = said.split(/([\ue000-\uf8ff])/).filter((piece) => piece !== "");
    return pieces.map((piece, place) => {
      const mention = mentions[signs.indexOf(piece)];
      if (mention === undefined) return place === 0 ? capital(piece) : piece;
      const name = inCase(this.mentioned(mention), pieces[place - 1] ?? "");
      return { ...mention, name: place === 0 && name !== mention.name ? capital(name) : name };
    });
  }

  /** What is mentioned by its name keeps it; hidden cards, several of a name and tokens are said otherwise. */
  private mentioned({ ids, name }: PlainMention): string {
    if (ids.length === 1 && !/^an? /i.test(name)) return this.book.exactly("name", name) ?? name;
    const inside = name[0]!.toLocaleLowerCase() + name.slice(1);
    const said = this.book.say("name", inside);
    return said === null || said === inside ? name : said;
  }

  /** A question may end in words of a card: they stay behind what is said of it. */
  private line(text: string): string | null {
    const whole = this.book.say("sentence", text);
    if (whole !== null) return capital(whole);
    for (const end of text.matchAll(/[.?!] (?=[A-Z“])/g)) {
      const head = this.book.say("sentence", text.slice(0, end.index + 1));
      if (head === null) continue;
      const tail = text.slice(end.index + 2);
      return `${capital(head)} ${this.line(tail) ?? tail}`;
    }
    return null;
  }
}

/** Only hidden cards have an article, and with it a case. */
function inCase(name: string, before: string): string {
  if (!/(?:von|mit|dank|fügt) $/.test(before)) return name;
  return name.replace(/^eine /, "einer ").replace("verdeckte ", "verdeckten ");
}

function remembered<T>(known: Map<string, T>, text: string, make: () => T): T {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size > 2000) known.clear();
  const made = make();
  known.set(text, made);
  return made;
}

function capital(text: string): string {
  return text === "" ? text : text[0]!.toLocaleUpperCase("de") + text.slice(1);
}
