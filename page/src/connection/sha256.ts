/**
 * SHA-256. Browsers have it as `crypto.subtle`, but not on pages that come without TLS, as in a network at home; there
 * the seed has to be provable, too.
 */
export function sha256(message: string | Uint8Array): string {
  const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message;
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length) * 8n);
  let state = Uint32Array.from(START);
  for (let block = 0; block < padded.byteLength; block += 64) state = compressed(state, padded, block);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** The first 32 bits of a fraction, as an unsigned number. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compressed(state: Uint32Array<ArrayBuffer>, padded: DataView, block: number): Uint32Array<ArrayBuffer> {
  const words = scheduled(padded, block);
  const v = Uint32Array.from(state);
  const at = (index: number): number => v[index] ?? 0;
  ROUNDS.forEach((constant, round) => {
    const [a, b, c, e, f, g] = [at(0), at(1), at(2), at(4), at(5), at(6)];
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = at(7) + high + ((e & f) ^ (~e & g)) + constant + (words[round] ?? 0);
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = low + ((a & b) ^ (a & c) ^ (b & c));
    v.copyWithin(1, 0, 7);
    v[4] = at(4) + first;
    v[0] = first + second;
  });
  return v.map((word, index) => word + (state[index] ?? 0));
}

function scheduled(padded: DataView, block: number): Uint32Array {
  const words = new Uint32Array(64);
  const at = (index: number): number => words[index] ?? 0;
  for (let index = 0; index < 64; index++) {
    if (index < 16) {
      words[index] = padded.getUint32(block + 4 * index);
      continue;
    }
    const [early, late] = [at(index - 15), at(index - 2)];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = at(index - 16) + small + at(index - 7) + large;
  }
  return words;
}
