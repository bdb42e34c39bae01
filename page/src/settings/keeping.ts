/** What the browser keeps for us. A browser that keeps nothing is no mistake: everything then lasts as long as the page. */
export function kept<T>(key: string, read: (value: unknown) => T): T {
  try {
    return read(JSON.parse(localStorage.getItem(PREFIX + key) ?? "null"));
  } catch {
    return read(null);
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Private windows and full disks keep nothing; the page works on without it.
  }
}

const PREFIX = "planechase.";

/** The fields of what was kept, whatever it was. */
export function fields(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
