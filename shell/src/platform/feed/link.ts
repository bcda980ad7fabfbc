import { type Changing, changing, type Connection } from '@tradefloor/platform';
import { type Cancel, type Clock, onLeap } from '../clock';
import type { FeedSocket, OpenSocket } from './feed-socket';
import { reconnectDelay } from './reconnect-delay';

/** How long a first connection may take before the page says that it is down, and polls. */
export const START_UP_MS = 10_000;
/** The server beats every 25 s: after three unheard the link is dead, though TCP has not noticed. */
export const SILENCE_MS = 75_000;
/** Longer than a beat: whoever comes back to a link that missed one does not wait until it is surely dead. */
export const MISSED_MS = 30_000;
/** What is found lost so soon after a return was lost before it. */
const JUST_BACK_MS = 5_000;
/** Going online again frees all tabs of a building at the same moment. */
export const ONLINE_SPREAD_MS = 1_000;

export interface LinkDeps {
  readonly clock: Clock;
  readonly random: () => number;
  readonly page: Window;
  readonly open: OpenSocket;
  readonly token: () => string | null;
  /** The socket is up; `again` when it was before, or could not be had until now. */
  readonly up: (again: boolean) => void;
  readonly push: (event: string, values: readonly unknown[]) => void;
  readonly report: (problem: unknown) => void;
}

/** The one socket, kept alive: comes back by itself, says how it is, and hands on what it hears. */
export interface Link {
  readonly connection: Changing<Connection>;
  /** Answers whether it was sent; nothing is kept for later. */
  emit(event: string, ...values: readonly unknown[]): boolean;
  /** The token is another one: the server knows a socket by its handshake. */
  readonly renew: () => void;
  start(): Cancel;
}

const never: Cancel = () => undefined;

export function createLink(deps: LinkDeps): Link {
  const { clock, page } = deps;
  const connection = changing<Connection>({ kind: 'connecting', since: clock.now(), latencyMs: null });
  let socket: FeedSocket | null = null;
  let opening: Promise<FeedSocket> | null = null;
  let running = false;
  let attempt = 0;
  let wasUp = false;
  let heardAt = Infinity;
  let backAt = -Infinity;
  let nextTry: Cancel | null = null;
  let limit: Cancel = never;
  let silence: Cancel = never;

  function show(kind: Connection['kind']): void {
    if (connection.current().kind !== kind) connection.set({ kind, since: clock.now(), latencyMs: null });
  }

  function tryAfter(ms: number): void {
    nextTry?.();
    nextTry = clock.after(ms, () => {
      nextTry = null;
      void connect();
    });
  }

  async function connect(): Promise<void> {
    limit();
    limit = clock.after(START_UP_MS, lost);
    try {
      opening ??= deps.open({ up: found, down: lost, push, beat: heard }, deps.token);
      socket = await opening;
      if (running) socket.connect();
    } catch (problem) {
      // The client's own file may fail to load as well; the next try fetches it again.
      opening = null;
      deps.report(problem);
      lost();
    }
  }

  function heard(): void {
    if (!running) return;
    heardAt = clock.now();
    silence();
    silence = clock.after(SILENCE_MS, lost);
  }

  function push(event: string, values: readonly unknown[]): void {
    if (!running) return;
    heard();
    deps.push(event, values);
  }

  function found(): void {
    if (!running) return;
    limit();
    attempt = 0;
    heard();
    // What was asked for while nobody was there did not come: it is as if the link had been lost.
    const again = wasUp || connection.current().kind === 'down';
    show('live');
    wasUp = true;
    deps.up(again);
  }

  /** One way down for a refused, closed, silent or slow link. */
  function lost(): void {
    limit();
    silence();
    // Closing the socket says "down" once more: by then the next try is set.
    if (!running || nextTry) return;
    show('down');
    heardAt = Infinity;
    const isJustBack = attempt === 0 && clock.now() - backAt < JUST_BACK_MS;
    tryAfter(isJustBack ? soon() : reconnectDelay(attempt, deps.random()));
    attempt += 1;
    socket?.disconnect();
  }

  const soon = () => deps.random() * ONLINE_SPREAD_MS;

  /** Whoever looks again after a sleep, or is online again, waits no longer than they must. */
  function returned(): void {
    if (page.document.visibilityState !== 'visible') return;
    backAt = clock.now();
    if (nextTry) tryAfter(soon());
    else if (backAt - heardAt > MISSED_MS) lost();
  }

  return {
    connection,
    emit(event, ...values) {
      if (!socket?.connected) return false;
      socket.emit(event, ...values);
      return true;
    },
    renew() {
      if (!socket || !running) return;
      attempt = 0;
      show('connecting');
      tryAfter(0);
      socket.disconnect();
    },
    start() {
      running = true;
      page.addEventListener('online', returned);
      page.document.addEventListener('visibilitychange', returned);
      const stopHeeding = onLeap(clock, returned);
      void connect();
      return () => {
        running = false;
        page.removeEventListener('online', returned);
        page.document.removeEventListener('visibilitychange', returned);
        stopHeeding();
        for (const cancel of [nextTry, limit, silence]) cancel?.();
        nextTry = null;
        socket?.disconnect();
      };
    },
  };
}
