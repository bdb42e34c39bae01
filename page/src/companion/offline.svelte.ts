/** Whether this browser keeps the page, so that it opens without a line; only on secure addresses it may. */
class Offline {
  isKept = $state(false);

  /** Let the page be kept. */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
    try {
      await navigator.serviceWorker.register("/keeper.js");
      await navigator.serviceWorker.ready;
      this.isKept = true;
    } catch {
      // Somebody has switched it off; the page works as long as it is open.
    }
  }
}

export const offline = new Offline();
