import { api } from "../connection/api";
import { say } from "../words/say";
import { Doing } from "./doing.svelte";
import { readFilm, Reel } from "./film";
import type { ReadRecord } from "./records";
import { Replaying } from "./replaying.svelte";

/** A game in a file that is to be watched: its film is in the file, or the server plays the record once more. */
export class Showing {
  readonly doing = new Doing();
  record = $state.raw<ReadRecord | null>(null);
  replay = $state.raw<Replaying | null>(null);
  /** From which seat it is shown. */
  viewer = 0;

  show(record: ReadRecord): Promise<void> {
    return this.doing.do(async () => {
      const reel = record.isWhole ? new Reel(await api.film(record.text)) : readFilm(record.plain);
      if (reel === null) {
        this.doing.sorry = say("check.noRecord");
        return;
      }
      this.viewer = reel.at(0).scene.viewer ?? 0;
      this.record = record;
      this.replay = new Replaying(reel.steps, (step) => Promise.resolve(reel.at(step)));
    });
  }

  close(): void {
    this.replay?.stop();
    [this.record, this.replay] = [null, null];
  }
}
