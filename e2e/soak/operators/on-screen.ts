import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Session } from './session';

/** What a promoted build is given until everybody has it on screen. */
export const AT_ONCE_MS = 1_000;

/** The gate looks first where it is asked. */
const PATIENCE_MS = 120_000;

export interface Shown {
  readonly what: string;
  readonly name: Session['trader']['name'];
  readonly ms: number;
}

/** The frame in which the area says these words on the page, by the clock that commands are timed by. */
export function shownAt({ page }: Session, area: string, words: string): Promise<number> {
  return page.evaluate(
    // Told of what changes: five pages that look at each of their frames take from the cores what is timed.
    ([name, wanted, patienceMs]) =>
      new Promise<number>((shown, missed) => {
        const isThere = () =>
          [...document.querySelectorAll(`main [data-area="${name}"]`)].some(each => each.textContent.includes(wanted));
        const look = () => {
          if (!isThere()) return;
          changes.disconnect();
          requestAnimationFrame(() => shown(Date.now()));
        };
        const changes = new MutationObserver(look);
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
        window.setTimeout(() => missed(new Error(`${name} did not say ${wanted}`)), patienceMs);
        look();
      }),
    [area, words, PATIENCE_MS] as const,
  );
}

/** From the end of the command until each session has the words on screen. */
export async function timed(
  what: string,
  command: Promise<unknown>,
  sessions: readonly Session[],
  area: string,
  words: string,
): Promise<Shown[]> {
  const ended = command.then(() => Date.now());
  return Promise.all(
    sessions.map(async session => {
      const at = await shownAt(session, area, words);
      return { what, name: session.trader.name, ms: Math.max(0, at - (await ended)) };
    }),
  );
}

const LOOK_MS = 2_000;
/** Of all cores together: what a machine does that is left alone. */
const QUIET = 0.25;

/** Whether nothing else is at work here: beside others a second tells of them. */
export async function isQuiet(): Promise<boolean> {
  const before = spent();
  await setTimeout(LOOK_MS);
  const after = spent();
  return (after.busy - before.busy) / (after.all - before.all) < QUIET;
}

function spent() {
  const times = cpus().map(each => each.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.reduce((sum, each) => sum + each.idle + each.user + each.sys + each.nice + each.irq, 0);
  return { busy: all - idle, all };
}
