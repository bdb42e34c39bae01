/** Whether this browser keeps the page, so that it opens without a line; only on secure addresses it may. */
class Offline {
  isKept = $state(false);

  /** Let the page be kept, and a newer one instead of an older. */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator) || !window.isSecureContext) return;
    try {
      await navigator.serviceWorker.register("/keeper.js");
      const keeper = await navigator.serviceWorker.ready;
      keeper.active?.postMessage("keep");
      this.isKept = true;
    } catch {
      // Somebody has switched it off; the page works as long as it is open.
    }
  }
}

export const offline = new Offline();
