import type { Build } from '@tradefloor/release';
import { answered } from '../browser/answered';
import { busyFor, type Tab } from '../browser/tab';
import { focusHeader, isInHeader } from '../in-page/events-arrive';
import { LIMITS } from '../limits';
import type { Quiet } from '../observed';
import { heldAt } from './held-at';
import { shownAt } from './look-around';

/** What is done once a second is done twice in it. */
const QUIET_MS = 2_500;
const SETTLING_MS = 500;
/** What a busy machine was late with is over by the second. */
const LOOKS = 2;

/** At a screen that nobody touches, for long enough that what is done now and then is seen. */
export async function quietLook(tab: Tab, { area }: Pick<Build, 'area'>, route: string): Promise<Quiet> {
  const ask = <Answer>(question: Promise<Answer>) => answered(shownAt(route), question);
  let [written, isTaken] = [Number.POSITIVE_INFINITY, true];
  await busyFor(tab, SETTLING_MS);
  for (let look = 0; look < LOOKS && (isTaken || written > LIMITS.writtenAtRest); look += 1) {
    const before = await writtenSoFar(tab);
    const wasFocused = await ask(tab.page.evaluate(focusHeader));
    await busyFor(tab, QUIET_MS);
    isTaken &&= wasFocused && !(await ask(tab.page.evaluate(isInHeader)));
    written = Math.min(written, (await writtenSoFar(tab)) - before);
  }
  const holds = await heldAt(tab, area, shownAt(route));
  return { route, seconds: QUIET_MS / 1_000, written, focus: isTaken ? 'taken' : 'stayed', holds };
}

/** Into the tab's history, and over what was there. */
export function writtenSoFar({ page }: Tab): Promise<number> {
  const counted = () => window.tradefloorGate?.written() ?? 0;
  return answered({ key: 'step.measuring', values: {} }, page.evaluate(counted));
}
