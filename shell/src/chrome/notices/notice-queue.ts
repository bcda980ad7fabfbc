import type { Notice } from '@tradefloor/platform';
import { createStore, type Store } from '../store';

export interface ShownNotice extends Notice {
  readonly id: number;
}

/** More would cover what the trader is looking at; the rest waits its turn. */
export const SHOWN_AT_ONCE = 3;
/** What stays leaves room for what passes. */
const STAYING_AT_ONCE = 2;

const CALM_MS = 5_000;
/** What went wrong, or can be acted on, needs time to be read and reached by keyboard. */
const URGENT_MS = 12_000;

export interface NoticeQueue {
  readonly notices: Store<readonly ShownNotice[]>;
  readonly add: (notice: Notice) => void;
  readonly dismiss: (id: number) => void;
  /** While the pointer or the keyboard is on one, none leaves by itself. */
  readonly hold: () => void;
  readonly release: () => void;
  readonly close: () => void;
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Nothing leaves unseen: while nobody sees the page its notices wait, the newest of those that would have passed. */
export function createNoticeQueue(page: Page): NoticeQueue {
  const notices = createStore<readonly ShownNotice[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let nextId = 1;
  let held = false;
  const isHidden = () => page.visibilityState === 'hidden';

  const stop = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const dismiss = (id: number) => {
    stop(id);
    notices.set(notices.get().filter(notice => notice.id !== id));
    // Who was on the last one has left with it: nobody tells.
    if (notices.get().length === 0) held = false;
    runTimers();
  };
  /** Only for those on screen: a waiting one would otherwise leave unseen. */
  const runTimers = () => {
    if (held || isHidden()) return;
    for (const notice of shownOf(notices.get())) {
      if (notice.stays !== true && !timers.has(notice.id))
        timers.set(
          notice.id,
          setTimeout(() => dismiss(notice.id), staysFor(notice)),
        );
    }
  };
  const stopAll = () => {
    for (const id of timers.keys()) stop(id);
  };
  const look = () => (isHidden() ? stopAll() : runTimers());
  page.addEventListener('visibilitychange', look);

  return {
    notices,
    add(notice) {
      const twin = notices.get().find(shown => isSame(shown, notice));
      if (twin !== undefined) {
        // One notice that stays longer, not a pile.
        stop(twin.id);
        const newest = { ...notice, id: twin.id };
        notices.set(notices.get().map(shown => (shown === twin ? newest : shown)));
      } else {
        const all = [...notices.get(), { ...notice, id: nextId }];
        notices.set(isHidden() ? newestOf(all) : all);
        nextId += 1;
      }
      runTimers();
    },
    dismiss,
    hold() {
      held = true;
      stopAll();
    },
    release() {
      held = false;
      runTimers();
    },
    close() {
      held = true;
      stopAll();
      page.removeEventListener('visibilitychange', look);
    },
  };
}

/** The first of them; of those that stay until they are dismissed the newest. */
export function shownOf(notices: readonly ShownNotice[]): readonly ShownNotice[] {
  const staying = new Set(notices.filter(({ stays }) => stays === true).slice(-STAYING_AT_ONCE));
  return notices.filter(notice => notice.stays !== true || staying.has(notice)).slice(0, SHOWN_AT_ONCE);
}

/** What came for hours is not gone through one by one; good news push out nothing that needs time to be read. */
function newestOf(notices: readonly ShownNotice[]): readonly ShownNotice[] {
  const passing = notices.filter(({ stays }) => stays !== true);
  const newestOfKind = (ms: number) => passing.filter(notice => staysFor(notice) === ms).slice(-SHOWN_AT_ONCE);
  const newest = new Set([...newestOfKind(CALM_MS), ...newestOfKind(URGENT_MS)]);
  return notices.filter(notice => notice.stays === true || newest.has(notice));
}

function staysFor(notice: Notice): number {
  return notice.kind === 'error' || notice.action !== undefined ? URGENT_MS : CALM_MS;
}

/** The same news again, or later news of the same thing. */
function isSame(a: Notice, b: Notice): boolean {
  if (a.about !== undefined || b.about !== undefined) return a.about === b.about;
  return (
    a.kind === b.kind && a.text === b.text && a.code === b.code && a.action === undefined && b.action === undefined
  );
}
