import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { play } from "../../src/look/sounds";
import { settings } from "../../src/settings/settings.svelte";

/** Counts what is started; everything else only has to be there. */
let started = 0;

class Param {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  connect<T>(to: T): T {
    return to;
  }
  start(): void {
    started++;
  }
  stop(): void {}
}

class Context {
  state = "running";
  currentTime = 0;
  sampleRate = 8;
  destination = new Node();
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

beforeEach(() => {
  started = 0;
  vi.stubGlobal("AudioContext", Context);
});
afterEach(() => {
  settings.chosen.sound = true;
  vi.unstubAllGlobals();
});

test.each(["my turn", "die", "planeswalk", "chaos", "attack"] as const)("%s is heard", (sound) => {
  play(sound);
  expect(started).toBeGreaterThan(0);
});

test("nothing is heard when sounds are off", () => {
  settings.chosen.sound = false;
  play("chaos");
  expect(started).toBe(0);
});
