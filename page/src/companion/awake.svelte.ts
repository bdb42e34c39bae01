/** What the screen needs to stay on; a test brings its own. */
interface Means {
  request: (() => Promise<{ addEventListener: (name: "release", deed: () => void) => void }>) | null;
}

function browserMeans(): Means {
  // On a plain local address there is no wake lock.
  if (typeof navigator === "undefined" || !("wakeLock" in navigator)) return { request: null };
  return { request: () => navigator.wakeLock.request("screen") };
}

/** Keeps the screen on while a game goes on. A browser lets go of it when the tab is hidden: then it is asked again. */
export class Awake {
  /** Whether the screen stays on now. */
  holds = $state(false);
  private wanted = false;
  private asking = false;

  constructor(private readonly means: Means = browserMeans()) {}

  /** Ask for it, now and whenever the tab comes back. */
  async keep(): Promise<void> {
    this.wanted = true;
    if (this.holds || this.asking || this.means.request === null) return;
    this.asking = true;
    try {
      const lock = await this.means.request();
      this.holds = true;
      lock.addEventListener("release", () => (this.holds = false));
    } catch {
      // An empty battery or a hidden tab: it is asked for again when somebody comes back or taps.
    } finally {
      this.asking = false;
    }
  }

  /** Somebody has come back to the tab, or touched it. */
  async again(): Promise<void> {
    if (this.wanted) await this.keep();
  }
}

export const awake = new Awake();
