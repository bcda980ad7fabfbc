import type { Registry } from '@tradefloor/release';
import { type Observable, Subject } from 'rxjs';

export interface RegistryClient {
  current(): Registry;
  readonly changes: Observable<Registry>;
  start(): () => void;
}

/** `heard` gets each document that the gateway says; `missed` is called when its word may not have come. */
export type FollowRegistry = (news: {
  /** The registry that stands here, as the gateway names it: `12-2026-11-21T…`. */
  readonly mark: () => string;
  readonly heard: (document: unknown) => void;
  readonly missed: () => void;
}) => () => void;

export interface RegistryClientDeps {
  /** The one in the page: the gateway that wrote the page has read it in the same version of us. */
  readonly first: Registry;
  readonly address: string;
  readonly fetch: typeof globalThis.fetch;
  readonly follow: FollowRegistry;
  /** The first screen is there. */
  readonly painted: Promise<void>;
  readonly report: (problem: unknown) => void;
}

const loadReader = () => import('./read-registry');

/**
 * Takes only what was written later: a rollback is an older body under a new revision, and a revision that was put aside
 * because it was damaged is followed by another of its number.
 */
export function registryClient({ first, address, fetch, follow, painted, report }: RegistryClientDeps): RegistryClient {
  const changes = new Subject<Registry>();
  let current = first;
  let tag: string | null = null;
  let asking: Promise<void> | null = null;

  /** Not needed for the first screen: only what a later gateway says may be of another version. */
  async function read(document: unknown): Promise<Registry> {
    const { readRegistry } = await loadReader();
    const { registry, problems } = readRegistry(document);
    for (const problem of problems) report(new Error(`registry: ${JSON.stringify(problem)}`));
    return registry;
  }

  async function ask(): Promise<void> {
    const answer = await fetch(address, {
      cache: 'no-store',
      headers: tag === null ? {} : { 'if-none-match': tag },
      signal: AbortSignal.timeout(5_000),
    });
    if (answer.status === 304) return;
    if (!answer.ok) throw new Error(`registry: ${answer.status}`);
    await take(await answer.json());
    tag = answer.headers.get('etag');
  }

  async function take(document: unknown): Promise<void> {
    const registry = await read(document);
    if (!isLater(registry, current)) return;
    current = registry;
    changes.next(registry);
  }

  function missed(): void {
    // Offline is no news; the next word of the gateway or the next poll asks again.
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = null;
      });
  }

  return {
    current: () => current,
    changes: changes.asObservable(),
    start() {
      // A failure is met again, and asked about again, with the first news.
      void painted.then(loadReader).catch(() => undefined);
      return follow({
        mark: () => `${current.revision}-${current.updated}`,
        heard: document => void take(document).catch(missed),
        missed,
      });
    },
  };
}

function isLater(one: Registry, other: Registry): boolean {
  return one.revision === other.revision ? one.updated > other.updated : one.revision > other.revision;
}
