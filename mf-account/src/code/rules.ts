import { ungrouped } from '@tradefloor/area/form';

/** account.code-pause: the button waits this long after a code was sent. */
export const CODE_WAIT_MS = 60_000;

/** Pasted codes bring spaces along. */
export const plainCode = ungrouped;

export function codeProblem(typed: string): 'code.missing' | 'code.invalid' | null {
  const code = plainCode(typed);
  if (code === '') return 'code.missing';
  return /^\w{1,10}$/.test(code) ? null : 'code.invalid';
}

/** The server's clock is known to some milliseconds only; what is far beyond the wait was written by a wrong clock. */
const CLOCK_SLACK_MS = 5_000;

export function waitShown(leftMs: number): number {
  if (leftMs > CODE_WAIT_MS + CLOCK_SLACK_MS) return 0;
  return Math.min(Math.max(leftMs, 0), CODE_WAIT_MS);
}
