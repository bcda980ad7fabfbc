import type { AreaRoute, Build } from '@tradefloor/release';
import type { Browser } from 'playwright';
import { answered, Frozen } from '../browser/answered';
import { openTab, type Tab } from '../browser/tab';
import { remember } from '../in-page/remember';
import { whatIsLeft } from '../in-page/what-is-left';
import { LIMITS } from '../limits';
import type { PartShown, SwapSeen, Visit, Walk, Who } from '../observed';
import { findingsIn } from '../rules';
import type { Saying } from '../said/said';
import { EMPTY_ROOM } from './empty-room';
import { leftIn, together } from './left-in';
import { mountedAgain } from './mounted-again';
import { partShown } from './part-shown';
import { pointed } from './pointed';
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
  /** Told of what is looked at next. */
  readonly tell: (step: Saying) => void;
}

const WATCH_MS = 3_000;

type Seen = { -readonly [Key in keyof Walk]: Walk[Key] };

/** One tab: with what is stable, then through all of the candidate, then back to what is stable, and a look at what stays. */
export async function walk(browser: Browser, origin: string, store: ScratchStore, way: Way): Promise<Walk> {
  const { as, build, stable, routes, parts } = way;
  let at: Saying = { key: 'step.opening', values: {} };
  const tell = (step: Saying) => {
    at = step;
    way.tell(step);
  };
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
    quiet: null,
    left: null,
    uncaught: tab.uncaught,
    violations: tab.violations,
    dialogs: tab.dialogs,
    unasked: tab.unasked,
    goneAt: null,
    frozenAt: null,
  };
  try {
    await enter(tab);
    if (stable !== null && first !== undefined) {
      await go(tab, { to: addressOf(first), build: stable });
      await goToEmptyRoom(tab);
    }
    await watched(tab);
    await answered({ key: 'step.stock', values: {} }, tab.page.evaluate(remember));
    // What was there before it came is not its doing.
    tab.uncaught.length = 0;
    tab.violations.length = 0;
    tab.dialogs.length = 0;
    tab.unasked.length = 0;
    await pointed(tab, store, build);
    for (const route of routes) {
      tell({ key: `place.route.${as}`, values: { route: addressOf(route) } });
      visits.push(await visit(tab, build, route, as, way.bytesOf));
      if (!(await goOn(tab, visits.at(-1)))) return seen;
    }
    for (const part of parts) {
      tell({ key: 'place.part', values: { part: `${part.name} ${part.version ?? 1}` } });
      shown.push(await partShown(tab, build, part));
    }
    // What it has put beside its element ends when the shell forgets it: who only leaves it keeps that.
    const beside = await answered({ key: 'step.left', values: {} }, tab.page.evaluate(whatIsLeft, store.federations));
    const again = way.again && first !== undefined ? addressOf(first) : null;
    const isShown = visits.every(({ shownAfter }) => shownAfter !== null);
    if (again !== null && isShown) swaps.push(...(await swapsAt(tab, store, { ...way, tell }, again)));
    await store.point(stable);
    tell({ key: `place.left.${as}`, values: {} });
    const left = await leftIn(tab, store);
    seen.left = left && { ...left, elements: [...(beside?.elements ?? []), ...left.elements] };
    // The longest look is for builds that nothing else speaks against.
    if (again === null || findingsIn({ walks: [seen], faults: [] }).length > 0) return seen;
    await pointed(tab, store, build);
    const more = await mountedAgain(tab, store, { build, route: again, as, tell });
    seen.growth = more.growth;
    seen.quiet = more.quiet;
    visits.push(...more.visits);
    seen.left = together(seen.left, more.more);
  } catch (problem) {
    // It was ended when the whole took too long.
    if (problem instanceof Frozen || !browser.isConnected())
      seen.frozenAt = problem instanceof Frozen ? problem.doing : { key: 'step.whole', values: {} };
    else if (!tab.isGone()) throw problem;
  } finally {
    if (tab.isGone() && visits.at(-1)?.click !== 'reloaded') seen.goneAt = at;
  }
  return seen;
}

async function enter(tab: Tab): Promise<void> {
  const doing = { key: 'step.opening', values: {} } as const;
  await answered(doing, tab.page.goto(EMPTY_ROOM.address), LIMITS.answerMs);
  const room = tab.page.locator(`main [data-area="${EMPTY_ROOM.area}"] h1`).waitFor({ timeout: LIMITS.answerMs });
  await answered(doing, room, LIMITS.answerMs);
}

/**
 * The shell's watch comes after the first screen, and stands before some of the browser's functions from then on. What it
 * notes tells that it is there; an older shell notes nothing.
 */
async function watched({ page }: Tab): Promise<void> {
  // oxlint-disable-next-line tradefloor/storage-is-the-platforms -- looked at, as all else in the page
  const isThere = () => window.sessionStorage.getItem('tf.goes-on') !== null;
  const coming = page.waitForFunction(isThere, null, { timeout: WATCH_MS, polling: 20 }).catch(() => undefined);
  await answered({ key: 'step.opening', values: {} }, coming);
}

/** Where the page was loaded anew nothing is known of it any more, and where the user is another all screens are. */
async function goOn(tab: Tab, last: Visit | undefined): Promise<boolean> {
  if (last?.click === 'reloaded' || last?.as !== last?.session) return false;
  await goToEmptyRoom(tab);
  return true;
}

/**
 * To what is stable and back, twice, with the screen in front of the user. First as an operator promotes: nobody has
 * typed anything, so that nobody has to be asked.
 */
async function swapsAt(
  tab: Tab,
  store: ScratchStore,
  { build, stable, tell }: Way,
  route: string,
): Promise<SwapSeen[]> {
  // Where the stable build has no such screen, a tab keeps the one that it has.
  if (stable === null || !stable.routes.some(known => addressOf(known) === route)) return [];
  await go(tab, { to: route, build });
  const swaps: SwapSeen[] = [];
  for (const [to, next, before, how] of [
    ['stable', stable, build, 'promoted'],
    ['candidate', build, stable, undefined],
    ['stable', stable, build, undefined],
  ] as const) {
    tell({ key: `place.swap.${to}`, values: { route } });
    const swapped = () => go(tab, { to: null, build: next, gone: before.federation }, LIMITS.swapMs);
    await pointed(tab, store, next, how);
    const after = await swapped();
    const isLate = how === 'promoted' && after === null;
    if (isLate) await pointed(tab, store, next);
    const isHeld = isLate && (await swapped()) !== null;
    swaps.push({ to, route, after, isHeld });
    if (after === null) break;
  }
  return swaps;
}
