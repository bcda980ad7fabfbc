import { answered } from '../browser/answered';
import type { Tab } from '../browser/tab';
import { holdsOn } from '../in-page/holds-on';
import { LIMITS } from '../limits';
import type { Saying } from '../said/said';

/** Whether the area holds swaps back, with nobody pressing anything; takes no time where it does not. */
export function heldAt({ page }: Tab, area: string, doing: Saying): Promise<boolean> {
  const limitMs = LIMITS.heldMs;
  return answered(doing, page.evaluate(holdsOn, { area, limitMs }), limitMs);
}
