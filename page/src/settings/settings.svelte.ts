import type { Language } from "../words/piece";
import { fields, keep, kept } from "./keeping";

export const THEMES = ["auto", "light", "dark"] as const;
export const LANGUAGES = ["auto", "en", "de"] as const;
export const SIZES = [100, 115, 130, 150] as const;
export const MOTIONS = ["auto", "reduced"] as const;

/** What a person has chosen about the page, kept by their browser. */
export interface Choices {
  theme: (typeof THEMES)[number];
  language: (typeof LANGUAGES)[number];
  /** Text size in percent. */
  size: (typeof SIZES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  /** Card pictures from elsewhere: only for those who ask for them. */
  pictures: boolean;
}

const USUAL: Choices = { theme: "auto", language: "auto", size: 100, motion: "auto", sound: true, pictures: false };

export class Settings {
  chosen: Choices = $state(kept("settings", readChoices));
  /** Whether the system asks for darkness and for stillness. */
  private systemDark = $state(matches("(prefers-color-scheme: dark)"));
  private systemStill = $state(matches("(prefers-reduced-motion: reduce)"));

  constructor() {
    watch("(prefers-color-scheme: dark)", (now) => (this.systemDark = now));
    watch("(prefers-reduced-motion: reduce)", (now) => (this.systemStill = now));
  }

  get spoken(): Language {
    return this.chosen.language === "auto" ? languageOf(browserLanguages()) : this.chosen.language;
  }

  /** The same as the person's country has it, for dates and times. */
  get locale(): string {
    return browserLanguages().find((one) => languageOf([one]) === this.spoken) ?? this.spoken;
  }

  get dark(): boolean {
    return this.chosen.theme === "auto" ? this.systemDark : this.chosen.theme === "dark";
  }

  /** Whether things should stand rather than move. */
  get still(): boolean {
    return this.chosen.motion === "reduced" || this.systemStill;
  }

  choose<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.chosen[name] = value;
    keep("settings", $state.snapshot(this.chosen));
    if (name === "pictures") allowPictures(this.chosen.pictures);
  }
}

/**
 * The server lets a page load pictures from elsewhere only for those who asked for them, and a browser hears of it
 * when it loads the page. A cookie says so, because the server knows nothing else of this browser.
 */
function allowPictures(wanted: boolean): void {
  const lasts = wanted ? 365 * 24 * 60 * 60 : 0;
  document.cookie = `planechase-pictures=on; path=/; max-age=${lasts}; samesite=strict`;
  location.reload();
}

/** The first language of the browser that the page speaks. */
export function languageOf(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const language = each.toLowerCase().split("-")[0];
    if (language === "de" || language === "en") return language;
  }
  return "en";
}

/** What was kept, with the usual for whatever is missing or unknown. */
export function readChoices(value: unknown): Choices {
  const { theme, language, size, motion, sound, pictures } = fields(value);
  return {
    theme: oneOf(THEMES, theme) ?? USUAL.theme,
    language: oneOf(LANGUAGES, language) ?? USUAL.language,
    size: oneOf(SIZES, size) ?? USUAL.size,
    motion: oneOf(MOTIONS, motion) ?? USUAL.motion,
    sound: typeof sound === "boolean" ? sound : USUAL.sound,
    pictures: typeof pictures === "boolean" ? pictures : USUAL.pictures,
  };
}

function oneOf<T>(all: readonly T[], value: unknown): T | undefined {
  return all.find((each) => each === value);
}

function browserLanguages(): readonly string[] {
  return typeof navigator === "undefined" ? [] : navigator.languages;
}

function matches(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

function watch(query: string, changed: (now: boolean) => void): void {
  if (typeof matchMedia === "function") matchMedia(query).addEventListener("change", (event) => changed(event.matches));
}

export const settings = new Settings();
