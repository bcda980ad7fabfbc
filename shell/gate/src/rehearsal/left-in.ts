import type { Cookie } from 'playwright';
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

/** What the shell itself keeps in cookies, by their names, and how long it ever is. */
const OF_THE_SHELL = new Set(['tf_lang', 'tf_theme', 'tf_draw']);
const OF_THE_SHELL_LETTERS = 12;

export type LeftAround = Omit<Left, 'click'>;

export async function leftIn(tab: Tab, store: ScratchStore): Promise<Left | null> {
  const around = await leftAround(tab, store, IDLE_MS);
  if (around === null) return null;
  // Last: it leads away from here.
  return { ...around, click: await press(tab) };
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
  // On every path: what the page itself is not told of goes along with its calls all the same.
  const cookies = setByScripts(await answered(LEAVING, page.context().cookies()));
  // Threads of its own go on without a page; what the shell has is made before the candidate came, or by none.
  const workers = [...page.workers(), ...page.context().serviceWorkers()].map(worker => worker.url());
  return {
    ...left,
    cookies,
    workers,
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

type Kept = Pick<Cookie, 'name' | 'value' | 'httpOnly'>;

/** By their names. The server's own are none of a page's. */
export function setByScripts(all: readonly Kept[]): string[] {
  const isOfTheShell = ({ name, value }: Kept) => OF_THE_SHELL.has(name) && value.length <= OF_THE_SHELL_LETTERS;
  return [...new Set(all.filter(each => !each.httpOnly && !isOfTheShell(each)).map(({ name }) => name))];
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
    cookies: [...more.cookies, ...left.cookies],
    workers: [...more.workers, ...left.workers],
    busy: Math.max(left.busy, more.busy),
    isElsewhere: left.isElsewhere || more.isElsewhere,
    written: Math.max(left.written, more.written),
    writtenKB: Math.max(left.writtenKB, more.writtenKB),
    storedKB: Math.max(left.storedKB, more.storedKB),
  };
}
