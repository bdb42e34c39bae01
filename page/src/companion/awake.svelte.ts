/** What keeps a screen on until it is let go of. */
interface Lock {
  addEventListener: (name: "release", deed: () => void) => void;
}

/** How a browser keeps its screen on: by a lock, or by playing something. A test brings its own. */
export interface Means {
  request: (() => Promise<Lock>) | null;
  play: (() => Promise<void>) | null;
}

function browserMeans(): Means {
  if (typeof document === "undefined") return { request: null, play: null };
  // On a plain local address there is no wake lock.
  if ("wakeLock" in navigator) return { request: () => navigator.wakeLock.request("screen"), play: null };
  return { request: null, play: stillVideo() };
}

/** A video that shows nothing: many browsers keep the screen on while one plays. */
function stillVideo(): (() => Promise<void>) | null {
  const canvas = document.createElement("canvas");
  if (typeof canvas.captureStream !== "function") return null;
  canvas.width = canvas.height = 2;
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  return async () => {
    if (!video.paused) return;
    // A canvas that is never drawn on gives no picture, and nothing to play.
    canvas.getContext("2d")?.fillRect(0, 0, 1, 1);
    video.srcObject ??= canvas.captureStream(1);
    await video.play();
  };
}

/** Keeps the screen on while a game goes on. A browser lets go of it when the tab is hidden: then it is asked again. */
export class Awake {
  /** Whether the screen certainly stays on now. */
  holds = $state(false);
  private wanted = false;
  private asking = false;

  constructor(private readonly means: Means = browserMeans()) {}

  /** Ask for it, now and whenever the tab comes back. */
  async keep(): Promise<void> {
    this.wanted = true;
    if (this.holds || this.asking) return;
    this.asking = true;
    try {
      if (this.means.request === null) await this.means.play?.();
      else this.hold(await this.means.request());
    } catch {
      // An empty battery, a hidden tab, nobody has tapped yet: it is asked for again when somebody comes back or taps.
    } finally {
      this.asking = false;
    }
  }

  /** Somebody has come back to the tab, or touched it. */
  async again(): Promise<void> {
    if (this.wanted) await this.keep();
  }

  private hold(lock: Lock): void {
    this.holds = true;
    lock.addEventListener("release", () => (this.holds = false));
  }
}

export const awake = new Awake();
