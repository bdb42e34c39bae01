import { settings } from "../../settings/settings.svelte";
import { Speaker, type Parts } from "./speaker";

/** What the game says comes in English; who reads German gets a book with which it is said in German. */
class Telling {
  private german: Speaker | null = $state.raw(null);

  /** The one who says it; nobody where it stays English, or as long as the book is on its way. */
  get speaker(): Speaker | null {
    return settings.spoken === "de" ? this.german : null;
  }

  /** Fetch the book when somebody reads German for the first time. */
  async learn(): Promise<void> {
    if (settings.spoken !== "de" || this.german !== null) return;
    const { german } = await import("./german");
    this.german = new Speaker(german);
  }
}

export const telling = new Telling();

/** A sentence of the game, in the language of the person as far as there are words for it. */
export function translated(sentence: string): string {
  return telling.speaker?.sentence(sentence) ?? sentence;
}

/** An option of a question. */
export function translatedOption(label: string): string {
  return telling.speaker?.label(label) ?? label;
}

/** The language of a sentence that could only be left as it is, so that it is read out rightly. */
export function tongue(sentence: string): "en" | undefined {
  return settings.spoken !== "en" && (telling.speaker?.sentence(sentence) ?? null) === null ? "en" : undefined;
}

/** A line of the log and its language, where that is another than the page's. */
export function translatedLine(parts: Parts): { parts: Parts; lang: "en" | undefined } {
  const said = telling.speaker?.parts(parts) ?? null;
  return { parts: said ?? parts, lang: said === null && settings.spoken !== "en" ? "en" : undefined };
}

/** The same as text alone. */
export function translatedText(line: Parts): { text: string; lang: "en" | undefined } {
  const { parts, lang } = translatedLine(line);
  return { text: parts.map((part) => (typeof part === "string" ? part : part.name)).join(""), lang };
}
