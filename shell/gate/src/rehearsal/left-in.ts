import { answered } from '../browser/answered';
import { busyFor, type Tab } from '../browser/tab';
import { eventsEaten } from '../in-page/events-arrive';
import { headerInReach } from '../in-page/header-in-reach';
import { whatIsLeft } from '../in-page/what-is-left';
import type { Left } from '../observed';
import { EMPTY_ROOM } from './empty-room';
import { heldAt } from './held-at';
import type { ScratchStore } from './scratch-store';
import { press } from './look-around';
import { writtenSoFar } from './quiet-look';
import { goToEmptyRoom } from './visit';

const IDLE_MS = 500;
/** What goes on by a timer, once a second at least, does so in it. */
const SHORT_IDLE_MS = 1_200;
const LEAVING = { key: 'step.left', values: {} } as const;

export type LeftAround = Omit<Left, 'cookies' | 'workers' | 'click'>;

/** Threads of its own go on without a page; what the shell has is made before the candidate came, or by none. */
export async function leftIn(tab: Tab, store: ScratchStore): Promise<Left | null> {
  const { page } = tab;
  const around = await leftAround(tab, store, IDLE_MS);
  if (around === null) return null;
  const cookies = await answered(LEAVING, page.context().cookies());
  const workers = [...page.workers(), ...page.context().serviceWorkers()].map(worker => worker.url());
  return {
    ...around,
    cookies: cookies.filter(({ name, httpOnly }) => !httpOnly && !name.startsWith('tf_')).map(({ name }) => name),
    workers,
    // Last: it leads away from here.
    click: await press(tab),
  };
}

/** What the shell ends when it forgets a build goes on where the build was only left. */
export const leftMeanwhile = (tab: Tab, store: ScratchStore): Promise<LeftAround | null> =>
  leftAround(tab, store, SHORT_IDLE_MS);

async function leftAround(tab: Tab, { area, federations }: ScratchStore, idleMs: number): Promise<LeftAround | null> {
  const { page } = tab;
  await goToEmptyRoom(tab);
  const left = await answered(LEAVING, page.evaluate(whatIsLeft, federations));
  if (left === null) return null;
  const before = await writtenSoFar(tab);
  const busy = await busyFor(tab, idleMs);
  const written = (await writtenSoFar(tab)) - before;
  const whereNow = () => [window.location.pathname, document.title] as const;
  const [pathname, title] = await answered(LEAVING, page.evaluate(whereNow));
  const storedKB = Math.round((await answered(LEAVING, page.evaluate(stored))) / 1_000);
  const covered = await answered(LEAVING, page.evaluate(headerInReach));
  const eaten = await answered(LEAVING, page.evaluate(eventsEaten));
  const isRenamed = pathname === EMPTY_ROOM.address && !title.startsWith(EMPTY_ROOM.area);
  const renamed = { key: 'figure.stays.attributes', values: { before: EMPTY_ROOM.area, after: title } } as const;
  return {
    ...left,
    attributes: [...left.attributes, ...(isRenamed ? [renamed] : [])],
    busy,
    isElsewhere: pathname !== EMPTY_ROOM.address,
    written,
    storedKB,
    covered,
    eaten,
    holds: await heldAt(tab, area, LEAVING),
  };
}

/** Runs in the page: bytes in databases and caches. */
const stored = async (): Promise<number> => (await navigator.storage.estimate()).usage ?? 0;

export function together(left: Left | null, more: LeftAround | null): Left | null {
  if (left === null || more === null) return left;
  return {
    ...left,
    globals: [...more.globals, ...left.globals],
    builtIns: [...more.builtIns, ...left.builtIns],
    styles: [...more.styles, ...left.styles],
    elements: [...more.elements, ...left.elements],
    attributes: [...more.attributes, ...left.attributes],
    covered: [...more.covered, ...left.covered],
    eaten: [...more.eaten, ...left.eaten],
    holds: left.holds || more.holds,
    lost: [...more.lost, ...left.lost],
    busy: Math.max(left.busy, more.busy),
    isElsewhere: left.isElsewhere || more.isElsewhere,
    written: Math.max(left.written, more.written),
    writtenKB: Math.max(left.writtenKB, more.writtenKB),
    storedKB: Math.max(left.storedKB, more.storedKB),
  };
}
