import type { Route } from "../routes";
import { choices } from "./choices";
import { addresses, linkTo } from "./sharing";

/** Where other devices reach this server. */
export class Reach {
  private known: string[] = $state.raw([]);

  constructor() {
    // Without the server's addresses the one in the browser is still there to be shared.
    choices().then(
      (found) => (this.known = found.addresses),
      () => undefined,
    );
  }

  /** The addresses that others can use, best first; none where only this machine can. */
  get all(): string[] {
    return addresses(location, this.known);
  }

  /** A page of ours as others open it. */
  linkTo(place: Route): string {
    return linkTo(this.all[0] ?? location.origin, place);
  }
}
