export type Cancel = () => void;

/** Time, handed in: a test holds it, and nothing here reads the real one. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  after(ms: number, run: () => void): Cancel;
  every(ms: number, run: () => void): Cancel;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

/** Between two looks at the clock. */
export const LEAP_LOOK_MS = 5_000;

/** Tells that the clock went on by more than the page, or by less: the machine slept, the tab was frozen, the clock was set. */
export function onLeap(clock: Clock, leapt: () => void): Cancel {
  let lookedAt = clock.now();
  return clock.every(LEAP_LOOK_MS, () => {
    const gone = clock.now() - lookedAt;
    lookedAt += gone;
    if (Math.abs(gone - LEAP_LOOK_MS) > LEAP_LOOK_MS) leapt();
  });
}
