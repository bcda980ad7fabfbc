const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days turn at midnight (UTC), and for fiat trading at Beijing's. */
const AHEAD_OF_UTC_MS = [0, 8 * HOUR_MS];
/** Longer than a journey, with the minutes that it lets pass on the exchange's clock. */
export const JOURNEY_MS = 4 * 60_000;

/** Whether no day turns during a journey that begins at this moment. */
export const dayLasts = (at: number): boolean =>
  AHEAD_OF_UTC_MS.every(ahead => Math.floor((at + ahead) / DAY_MS) === Math.floor((at + ahead + JOURNEY_MS) / DAY_MS));
