import type { Fault } from './fault';
import { answerAt } from './why-it-failed';

/** Between two looks whether there is an answer again: spread, or all tabs would ask at once after a restart. */
const LOOK_MS = 4_000;
const LOOK_SPREAD_MS = 4_000;

interface SecondChances {
  readonly page: Window;
  /** Builds that are not tried again in this session. */
  readonly blocked: Set<string>;
  /** Something may be loaded again. */
  readonly again: () => void;
}

/** What did not come because the line or the gateway was away is no fault of the build: it is tried again once they are back. */
export function secondChances({ page, blocked, again }: SecondChances): (fault: Fault) => void {
  const awaited = new Set<string>();

  async function follow(build: string, address: string, mayBeSlow: boolean): Promise<void> {
    const isSlow = mayBeSlow && (await answerAt(address)) !== null;
    if (!isSlow) {
      do await nextLook(page);
      while ((await answerAt(address)) === null);
      blocked.delete(build);
    }
    awaited.delete(build);
    if (!isSlow) again();
  }

  return ({ kind, build, unanswered }) => {
    if (build === null || unanswered === null || awaited.has(build)) return;
    awaited.add(build);
    void follow(build, unanswered, kind === 'load-timeout');
  };
}

/** After a while, or when the browser says that there is a network again. */
function nextLook(page: Window): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      page.removeEventListener('online', look);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(look, LOOK_MS + Math.random() * LOOK_SPREAD_MS);
    page.addEventListener('online', look);
  });
}
