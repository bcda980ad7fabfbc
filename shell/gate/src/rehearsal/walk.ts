import type { AreaRoute, Build } from '@tradefloor/release';
import type { Browser } from 'playwright';
import { answered, Frozen } from '../browser/answered';
import { busyFor, openTab, type Tab } from '../browser/tab';
import { remember } from '../in-page/remember';
import { showPart } from '../in-page/show-part';
import { whatIsLeft } from '../in-page/what-is-left';
import { LIMITS } from '../limits';
import type { Left, PartShown, SwapSeen, Visit, Walk, Who } from '../observed';
import { findingsIn } from '../rules';
import { EMPTY_ROOM } from './empty-room';
import { growthAt } from './growth';
import type { ScratchStore } from './scratch-store';
import { addressOf, go, goToEmptyRoom, visit } from './visit';

export interface Way {
  readonly as: Who;
  readonly build: Build;
  readonly stable: Build | null;
  readonly routes: readonly AreaRoute[];
  readonly parts: Build['parts'];
  /** Whether the first screen is mounted again and again, and swapped. */
  readonly again: boolean;
  readonly bytesOf: (route: AreaRoute, fetched: readonly string[]) => Promise<number>;
}

const IDLE_MS = 500;

type Seen = { -readonly [Key in keyof Walk]: Walk[Key] };

/** One tab: with what is stable, then through all of the candidate, then back to what is stable, and a look at what stays. */
export async function walk(browser: Browser, origin: string, store: ScratchStore, way: Way): Promise<Walk> {
  const { as, build, stable, routes, parts } = way;
  await store.point(stable);
  const tab = await openTab(browser, origin, as);
  const [first] = routes;
  const visits: Visit[] = [];
  const shown: PartShown[] = [];
  const swaps: SwapSeen[] = [];
  const seen: Seen = {
    as,
    visits,
    parts: shown,
    swaps,
    growth: null,
    left: null,
    uncaught: tab.uncaught,
    violations: tab.violations,
    frozenAt: null,
  };
  try {
    await enter(tab);
    if (stable !== null && first !== undefined) {
      await go(tab, { to: addressOf(first), build: stable });
      await goToEmptyRoom(tab);
    }
    await answered('taking stock', tab.page.evaluate(remember));
    // What was there before it came is not its doing.
    tab.uncaught.length = 0;
    tab.violations.length = 0;
    await store.point(build);
    for (const route of routes) {
      visits.push(await visit(tab, build, route, as, way.bytesOf));
      if (!(await goOn(tab, visits.at(-1)))) return seen;
    }
    for (const part of parts) shown.push(await partShown(tab, part));
    const again = way.again && first !== undefined ? addressOf(first) : null;
    const isShown = visits.every(({ shownAfter }) => shownAfter !== null);
    if (again !== null && isShown) swaps.push(...(await swapsAt(tab, store, way, again)));
    await store.point(stable);
    seen.left = await leftIn(tab, store);
    // The longest look is for builds that nothing else speaks against.
    if (again === null || findingsIn({ walks: [seen], faults: [] }).length > 0) return seen;
    await store.point(build);
    seen.growth = await growthAt(tab, build, again);
  } catch (problem) {
    // It was ended when the whole took too long.
    if (problem instanceof Frozen || !browser.isConnected())
      seen.frozenAt = problem instanceof Frozen ? problem.doing : 'the whole of it';
    else throw problem;
  }
  return seen;
}

async function enter(tab: Tab): Promise<void> {
  await answered('opening', tab.page.goto(EMPTY_ROOM.address), LIMITS.answerMs);
  const room = tab.page.locator(`main [data-area="${EMPTY_ROOM.area}"] h1`).waitFor({ timeout: LIMITS.answerMs });
  await answered('opening', room, LIMITS.answerMs);
}

/** Where the page was loaded anew nothing is known of it any more, and where the user is another all screens are. */
async function goOn(tab: Tab, last: Visit | undefined): Promise<boolean> {
  if (last?.click === 'reloaded' || last?.as !== last?.session) return false;
  await goToEmptyRoom(tab);
  return true;
}

async function partShown({ page }: Tab, { name, version = 1 }: Build['parts'][number]): Promise<PartShown> {
  const wanted = { name, version, limitMs: LIMITS.firstContentMs };
  const failed = await answered(`the part ${name}`, page.evaluate(showPart, wanted), LIMITS.firstContentMs);
  return { part: `${name} ${version}`, failed };
}

/** To what is stable and back, twice, with the screen in front of the user. */
async function swapsAt(tab: Tab, store: ScratchStore, { build, stable }: Way, route: string): Promise<SwapSeen[]> {
  if (stable === null) return [];
  await go(tab, { to: route, build });
  const swaps: SwapSeen[] = [];
  for (const [to, next, before] of [
    ['the stable build', stable, build],
    ['the candidate', build, stable],
    ['the stable build', stable, build],
  ] as const) {
    await store.point(next);
    swaps.push({ to, route, after: await go(tab, { to: null, build: next, gone: before.federation }, LIMITS.swapMs) });
  }
  return swaps;
}

async function leftIn(tab: Tab, { federations }: ScratchStore): Promise<Left | null> {
  await goToEmptyRoom(tab);
  const left = await answered('looking what is left', tab.page.evaluate(whatIsLeft, federations));
  return left === null ? null : { ...left, busy: await busyFor(tab, IDLE_MS) };
}
