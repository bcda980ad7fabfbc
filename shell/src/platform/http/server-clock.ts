/** One answered request, by this machine's clock. */
export interface RoundTrip {
  readonly sentAt: number;
  readonly receivedAt: number;
  /** The answer's `Date`, in whole seconds; null where there is none. */
  readonly serverSaid: number | null;
}

/** A `Date` stands for the whole second that it begins. */
const SECOND_MS = 1_000;

/**
 * look.server-clock: how far the server's clock is ahead of this machine's. One answer tells it to about half a second; the next ones
 * narrow it, because each allows only a range and the truth is in all of them.
 */
export function serverClock(): (trip: RoundTrip) => number | null {
  let least = -Infinity;
  let most = Infinity;
  return ({ sentAt, receivedAt, serverSaid }) => {
    if (serverSaid === null) return null;
    const lower = serverSaid - receivedAt;
    const upper = serverSaid + SECOND_MS - sentAt;
    // Outside of what was known: one of the clocks was set. What was learnt before is void.
    const isJump = lower > most || upper < least;
    least = isJump ? lower : Math.max(least, lower);
    most = isJump ? upper : Math.min(most, upper);
    return Math.round((least + most) / 2);
  };
}
