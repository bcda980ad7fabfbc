import type { AreaRoute, Build } from '@tradefloor/release';
import { answered } from '../browser/answered';
import { busyFor, type Tab } from '../browser/tab';
import { eventsEaten, focusHeader, isInHeader } from '../in-page/events-arrive';
import { firstContent } from '../in-page/first-content';
import { headerInReach, linkOfTheHeader } from '../in-page/header-in-reach';
import { reachingOutside } from '../in-page/reaching-outside';
import { LIMITS } from '../limits';
import type { Click, Visit, Who } from '../observed';
import type { Saying } from '../said/said';
import { EMPTY_ROOM } from './empty-room';

/** A screen loads its lists after its first content; what still works after three looks goes on working. */
const LOOKS = 3;
const LOOK_MS = 400;
const AT_REST = LIMITS.busyShown / 2;

/** An address of the route: what it leaves open is filled in. */
export const addressOf = ({ path }: Pick<AreaRoute, 'path'>): string =>
  path
    .replaceAll(/\/\*$/g, '')
    .replaceAll(/:[A-Za-z_]\w*\??/g, '1')
    .replaceAll('?', '');

export interface Going {
  readonly to: string | null;
  readonly build: Pick<Build, 'area' | 'federation'>;
  readonly gone?: string;
}

/** Milliseconds until something of the build is to be seen. */
export function go({ page }: Tab, { to, build, gone }: Going, limitMs: number = LIMITS.firstContentMs) {
  const { area, federation } = build;
  const wanted = { to, area, federation, gone: gone ?? null, limitMs };
  const doing: Saying =
    to === null ? { key: 'step.swapping', values: { area } } : { key: 'step.mounting', values: { route: to } };
  return answered(doing, page.evaluate(firstContent, wanted), limitMs);
}

export async function goToEmptyRoom({ page }: Tab): Promise<void> {
  const { area, address } = EMPTY_ROOM;
  const wanted = { to: address, area, federation: null, gone: null, limitMs: LIMITS.firstContentMs };
  await answered({ key: 'step.leaving', values: {} }, page.evaluate(firstContent, wanted), LIMITS.firstContentMs);
}

export async function visit(
  tab: Tab,
  build: Build,
  route: AreaRoute,
  as: Who,
  bytesOf: (route: AreaRoute, fetched: readonly string[]) => Promise<number>,
): Promise<Visit> {
  const { page } = tab;
  const address = addressOf(route);
  const doing = { key: 'step.shown', values: { route: address } } as const;
  const ask = <Answer>(question: Promise<Answer>) => answered(doing, question);
  const before = await ask(
    page.evaluate(() => [performance.now(), window.tradefloorGate?.longTasks.length ?? 0] as const),
  );
  const shownAfter = await go(tab, { to: address, build });
  const [began, tasks] = before;
  const until = began + (shownAfter ?? LIMITS.firstContentMs);
  const fetched = await ask(page.evaluate(fetchedBetween, [began, until] as const));
  const wasFocused = await ask(page.evaluate(focusHeader));
  const busy = await restOf(tab);
  const focus = wasFocused ? await focusOf(tab) : 'stayed';
  const longest = await ask(
    page.evaluate(from => Math.max(0, ...(window.tradefloorGate?.longTasks.slice(from) ?? [])), tasks),
  );
  const covered = await ask(page.evaluate(headerInReach));
  const reaching = await ask(page.evaluate(reachingOutside, build.federation));
  const eaten = await ask(page.evaluate(eventsEaten));
  const isUser = await ask(page.evaluate(() => window.tradefloorGatePlatform?.session.state().kind === 'user'));
  const click = await press(tab);
  return {
    route: address,
    as,
    shownAfter,
    scriptBytes: await bytesOf(route, fetched),
    longestTask: longest,
    busy,
    covered,
    click,
    eaten,
    focus,
    reaching,
    session: isUser ? 'member' : 'guest',
  };
}

function fetchedBetween([from, until]: readonly [number, number]): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= from && startTime <= until)
    .map(({ name }) => new URL(name).pathname);
}

async function restOf(tab: Tab): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS && least > AT_REST; look += 1) least = Math.min(least, await busyFor(tab, LOOK_MS));
  return least;
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
