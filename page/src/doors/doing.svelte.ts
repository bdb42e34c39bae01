import { Sorry } from "../connection/api";

/** What went wrong, as a sentence; a mistake of ours is not hidden behind one. */
export function told(problem: unknown): string {
  if (problem instanceof Sorry) return problem.message;
  throw problem;
}

/** Something that is asked for once at a time: a double click does one thing, and what goes wrong is a sentence. */
export class Doing {
  busy = $state(false);
  sorry: string | null = $state(null);

  async do(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.sorry = null;
    try {
      await deed();
    } catch (problem) {
      this.sorry = told(problem);
    } finally {
      this.busy = false;
    }
  }
}
