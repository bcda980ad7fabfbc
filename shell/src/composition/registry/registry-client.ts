import type { Build, Registry } from '@tradefloor/release';
import { type Observable, Subject } from 'rxjs';
import type { Declined } from './older-said';

export interface RegistryClient {
  current(): Registry;
  readonly changes: Observable<Registry>;
  /** From now on it changes; answers with the line to the gateway, which is another one after each break. */
  start(): () => WebSocket | null;
}

/** `heard` gets each document that the gateway says; `missed` is called when its word may not have come. */
export type FollowRegistry = (news: {
  /** The registry that stands here, as the gateway names it: `12-2026-11-21T…`. */
  readonly mark: () => string;
  readonly heard: (document: unknown) => void;
  readonly missed: () => void;
}) => () => WebSocket | null;

export interface RegistryClientDeps {
  /** The one in the page: the gateway that wrote the page has read it in the same version of us. */
  readonly first: Registry;
  /** What this browser alone shows, whatever is promoted meanwhile: in `first` they are already. */
  readonly overrides: readonly Build[];
  /** The public keys that the page knows; null where nobody signs: then what the gateway says is taken as it is. */
  readonly keys: readonly string[] | null;
  readonly address: string;
  readonly fetch: typeof globalThis.fetch;
  readonly follow: FollowRegistry;
  /** The first screen is there. */
  readonly painted: Promise<void>;
  readonly report: (problem: unknown) => void;
}

const loadReader = () => import('./read-news');

/** Takes what was written later, as `weighed` has it, and tells whoever composes by it. */
export function registryClient(deps: RegistryClientDeps): RegistryClient {
  const { overrides, address, fetch, follow, painted, report } = deps;
  const changes = new Subject<Registry>();
  let current = deps.first;
  let keys = deps.keys;
  let tag: string | null = null;
  let declined: Declined | null = null;
  let asking: Promise<void> | null = null;
  let asksAgain = false;
  let stopWaiting = () => {};

  async function ask(): Promise<void> {
    const { askRegistry } = await loadReader();
    const answer = await askRegistry(fetch, address, tag);
    if (answer === null) return;
    await take(answer.document, true);
    // What was declined is asked for whole again: it may go on being said.
    tag = declined === null ? answer.tag : null;
  }

  async function take(document: unknown, isWhole: boolean): Promise<void> {
    // Not needed for the first screen: only what a later gateway says may be of another version, or be altered.
    const { readNews, weighed, whenRunOut } = await loadReader();
    const news = await readNews(document, { keys, overrides, current, isWhole, report });
    if (news === null) return missed();
    // By what stands now: something else may have been taken meanwhile.
    const found = weighed(news, { keys, current, declined, report });
    ({ declined } = found);
    if (!found.isTaken && markOf(news.registry) !== markOf(current)) return;
    stopWaiting();
    stopWaiting = whenRunOut(news, () => void take(document, isWhole).catch(missed));
    if (!found.isTaken) return;
    ({ keys, registry: current } = news);
    changes.next(current);
  }

  function missed(): void {
    asksAgain = asking !== null;
    // Offline is no news; the next word of the gateway or the next poll asks again.
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = null;
        if (asksAgain) missed();
      });
  }

  return {
    current: () => current,
    changes: changes.asObservable(),
    start() {
      // What the page carries was checked by the gateway; on the way here it may have been altered. Nor does it say when
      // what is tried here runs out.
      void painted.then(missed);
      return follow({
        mark: () => markOf(current),
        heard: document => void take(document, false).catch(missed),
        missed,
      });
    },
  };
}

/** As the gateway names it. */
const markOf = ({ revision, updated }: Registry): string => `${revision}-${updated}`;
