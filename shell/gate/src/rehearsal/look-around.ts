import type { Build } from '@tradefloor/release';
import { answered } from '../browser/answered';
import { busyFor, ownWorkOf, type Tab } from '../browser/tab';
import { eventsEaten, focusHeader, isInHeader } from '../in-page/events-arrive';
import { isShown } from '../in-page/first-content';
import { headerInReach, linkOfTheHeader } from '../in-page/header-in-reach';
import { reachingOutside } from '../in-page/reaching-outside';
import { widerThanWindow } from '../in-page/wider-than-window';
import { LIMITS } from '../limits';
import type { Click, Visit } from '../observed';
import { heldAt } from './held-at';

/** A screen loads its lists after its first content; what still works after three looks goes on working. */
const LOOKS = 3;
const LOOK_MS = 400;
const AT_REST = LIMITS.busyShown / 2;

export const shownAt = (route: string) => ({ key: 'step.shown', values: { route } }) as const;

interface Before {
  readonly tasks: number;
  readonly work: number;
  readonly entries: number;
}

export async function soFar(tab: Tab, route: string): Promise<Before & { readonly began: number }> {
  const counted = () => {
    const { longTasks, entries } = window.tradefloorGate ?? {};
    return { began: performance.now(), tasks: longTasks?.length ?? 0, entries: entries?.() ?? 0 };
  };
  return { ...(await answered(shownAt(route), tab.page.evaluate(counted))), work: await ownWorkOf(tab) };
}

type Around = Omit<Visit, 'route' | 'as' | 'turned' | 'shownAfter' | 'scriptBytes'>;

/** At what the screen does to the page around it, and to the page's user; with a press it ends elsewhere. */
export async function lookAround(
  tab: Tab,
  build: Build,
  address: string,
  before: Before,
  withPress = true,
): Promise<Around> {
  const { page } = tab;
  const ask = <Answer>(question: Promise<Answer>) => answered(shownAt(address), question);
  const wasFocused = await ask(page.evaluate(focusHeader));
  const rest = await restOf(tab);
  const focus = wasFocused ? await focusOf(tab) : 'stayed';
  const byTheClock = await ask(
    page.evaluate(from => Math.max(0, ...(window.tradefloorGate?.longTasks.slice(from) ?? [])), before.tasks),
  );
  const longestTask = Math.min(byTheClock, (await ownWorkOf(tab)) - before.work);
  const stays = await ask(page.evaluate(isShown));
  const covered = await ask(page.evaluate(headerInReach));
  const tooWide = await ask(page.evaluate(widerThanWindow));
  const reaching = await ask(page.evaluate(reachingOutside, build.federation));
  const eaten = await ask(page.evaluate(eventsEaten));
  const holds = await heldAt(tab, build.area, shownAt(address));
  const isUser = await ask(page.evaluate(() => window.tradefloorGatePlatform?.session.state().kind === 'user'));
  const history = (await soFar(tab, address)).entries - before.entries;
  const click = withPress ? await press(tab) : 'arrived';
  const session = isUser ? 'member' : 'guest';
  return { ...rest, stays, longestTask, covered, tooWide, history, click, eaten, focus, holds, reaching, session };
}

/** How busy it is, and how many calls it makes in a second, at the quietest. */
export async function restOf(tab: Tab): Promise<Pick<Visit, 'busy' | 'calls'>> {
  let [busy, calls] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let look = 0; look < LOOKS && (busy > AT_REST || calls > LIMITS.callsASecond); look += 1) {
    const before = tab.calls();
    busy = Math.min(busy, await busyFor(tab, LOOK_MS));
    calls = Math.min(calls, Math.round((tab.calls() - before) * (1_000 / LOOK_MS)));
  }
  return { busy, calls };
}

/** Once is a screen that puts the keyboard into its first field as it comes. */
async function focusOf(tab: Tab): Promise<Visit['focus']> {
  const ask = (question: () => boolean) => answered({ key: 'step.measuring', values: {} }, tab.page.evaluate(question));
  if ((await ask(isInHeader)) || !(await ask(focusHeader))) return 'stayed';
  await busyFor(tab, LOOK_MS);
  return (await ask(isInHeader)) ? 'stayed' : 'taken';
}

/** As a hand would: by the browser's own pointer, which knows nothing of listeners. */
export async function press({ page }: Tab): Promise<Click> {
  const doing = { key: 'step.clicking', values: {} } as const;
  const link = await answered(doing, page.evaluate(linkOfTheHeader));
  if (link === null) return 'lost';
  const before = await answered(
    doing,
    page.evaluate(() => window.location.pathname),
  );
  await answered(doing, page.mouse.click(link.x, link.y));
  try {
    const moved = page.waitForFunction(from => window.location.pathname !== from, before, {
      timeout: 3_000,
      polling: 20,
    });
    await answered(doing, moved, 3_000);
    return (await answered(
      doing,
      page.evaluate(() => window.tradefloorGate !== undefined),
    ))
      ? 'arrived'
      : 'reloaded';
  } catch (problem) {
    if (problem instanceof Error && problem.name === 'TimeoutError') return 'lost';
    throw problem;
  }
}
