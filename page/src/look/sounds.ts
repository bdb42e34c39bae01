import { settings } from "../settings/settings.svelte";

export type Sound = "my turn" | "die" | "planeswalk" | "chaos" | "attack";

/** One tone: when it begins, its pitch at the beginning and at the end, how long, how loud, and its voice. */
interface Tone {
  readonly at: number;
  readonly from: number;
  readonly to?: number;
  readonly lasts: number;
  readonly loud: number;
  readonly voice: OscillatorType | "noise";
}

const tone = (
  at: number,
  from: number,
  lasts: number,
  loud: number,
  voice: Tone["voice"] = "sine",
  to = from,
): Tone => ({
  ...{ at, from, to, lasts, loud, voice },
});

/** The sounds are made here: a page of three hundred kilobytes has no room for recordings. */
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  "my turn": [tone(0, 659, 0.5, 0.16), tone(0.12, 988, 0.7, 0.14), tone(0.12, 1976, 0.5, 0.03)],
  die: [0, 0.11, 0.2, 0.3, 0.44, 0.6, 0.78].map((at, index) =>
    tone(at, 900 - index * 60, 0.05, 0.3 - index * 0.03, "noise", 400),
  ),
  planeswalk: [
    tone(0, 140, 1.5, 0.18, "sine", 560),
    tone(0.05, 1200, 1.3, 0.1, "noise", 5200),
    tone(0.55, 523, 1.2, 0.1, "triangle"),
    tone(0.65, 784, 1.2, 0.09, "triangle"),
    tone(0.75, 1047, 1.3, 0.08, "triangle"),
  ],
  chaos: [
    tone(0, 82, 1, 0.2, "sawtooth", 55),
    tone(0, 87, 1, 0.16, "sawtooth", 58),
    tone(0, 300, 0.8, 0.22, "noise", 120),
    tone(0.1, 311, 0.7, 0.06, "square", 220),
  ],
  attack: [tone(0, 1800, 0.16, 0.2, "noise", 5000), tone(0.1, 160, 0.22, 0.24, "triangle", 70)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound, if sounds are wanted and the browser lets the page be heard yet. */
export function play(sound: Sound): void {
  if (!settings.chosen.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") {
    // Before the first click a browser keeps pages quiet; what comes too late is not played.
    void context.resume();
    return;
  }
  for (const one of SOUNDS[sound]) sing(context, one);
}

function sing(on: AudioContext, { at, from, to = from, lasts, loud, voice }: Tone): void {
  const start = on.currentTime + at;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  volume.connect(on.destination);
  const source =
    voice === "noise" ? rustle(on, from, to, start, lasts, volume) : pitch(on, voice, from, to, start, lasts, volume);
  source.start(start);
  source.stop(start + lasts + 0.02);
}

function pitch(
  on: AudioContext,
  voice: OscillatorType,
  from: number,
  to: number,
  start: number,
  lasts: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = on.createOscillator();
  source.type = voice;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(into);
  return source;
}

/** Noise through a narrow filter that wanders. */
function rustle(
  on: AudioContext,
  from: number,
  to: number,
  start: number,
  lasts: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  noise ??= whiteNoise(on);
  const source = on.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 1.4;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(filter).connect(into);
  return source;
}

function whiteNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
