/** The exchange's time. Everything asks it, so that a test can set it. */
export interface Clock {
  now(): number;
}

export class SettableClock implements Clock {
  private offset = 0;

  constructor(private readonly source: () => number = Date.now) {}

  now(): number {
    return this.source() + this.offset;
  }

  set(now: number): void {
    this.offset = now - this.source();
  }

  reset(): void {
    this.offset = 0;
  }
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
