export const BASE_MS = 5_000;
export const CAP_MS = 30_000;
/** A random zero must not become a busy loop against a server that refuses at once. */
const LEAST_MS = 250;

/**
 * Doubles with each attempt and is spread over its whole range (factor 1): after a restart of the exchange, ten
 * thousand tabs come back over ten seconds and not all in the same one.
 */
export function reconnectDelay(attempt: number, random: number): number {
  const middle = Math.min(CAP_MS, BASE_MS * 2 ** attempt);
  return Math.min(CAP_MS, Math.max(LEAST_MS, middle * 2 * random));
}
