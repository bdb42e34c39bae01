import type { PlainOption } from "../messages";
import { options, Sheet, type Sign } from "./forms";

/** Yes or no. What the question speaks of is marked. */
export class Deciding extends Sheet {
  readonly control = "decide";

  get yes(): PlainOption | null {
    return options(this.question).find((option) => option.id === "yes") ?? null;
  }

  get things(): number[] {
    const about = this.question.asked.about;
    return [...(this.yes?.objects ?? []), ...(about === null ? [] : [about])];
  }

  override sign(id: number): Sign | null {
    return this.yes?.objects.includes(id) ? "chosen" : null;
  }

  /** Both answers have a button; nothing is sent without one of them. */
  get ready(): boolean {
    return false;
  }

  get answer(): unknown {
    return undefined;
  }
}

/** Somebody else decides. */
export class Waiting extends Sheet {
  readonly control = "wait";

  get ready(): boolean {
    return false;
  }

  get answer(): unknown {
    return undefined;
  }
}
