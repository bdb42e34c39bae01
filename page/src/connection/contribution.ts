const BYTES = 32;

/** A random number of this browser's own for the chance of a game, as hexadecimal digits: so nobody else can steer it. */
export function contribution(): string {
  // Only `crypto.subtle` needs a secure connection; random numbers are there on a plain local address too.
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
