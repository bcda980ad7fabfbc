import type { Build, BuildFile, Registry } from '@tradefloor/release';
import type { Observable } from 'rxjs';
import { keepUnworn } from '../harm/watch/styles-of';
import { browserEntries } from '../visits/browser-entries';

interface Ahead {
  readonly page: Window;
  readonly changes: Observable<Registry>;
  /** Best first. */
  readonly offered: (area: string) => readonly Build[];
  readonly shown: (area: string) => Build | null;
  /** All of which something is on screen. */
  readonly inUse: ReadonlySet<Build>;
}

const AS: Readonly<Record<string, string>> = { js: 'script', css: 'style' };

/**
 * A build that is to take another's place on screen is fetched at once and whole: by itself it comes in four waves, each
 * asked for by the one before. Files are named by what they hold, so those that ran here of the one before are most of
 * what the next will ask for.
 */
export function fetchAhead({ page, changes, offered, shown, inUse }: Ahead): void {
  const ran = new Set<string>();
  const asked = new Set<string>();
  /** The area of each, by the name that its styles carry. */
  const ahead = new Map<string, string>();
  browserEntries('resource', entries => {
    for (const { name } of entries) if (name.includes('/builds/')) ran.add(nameOf(name));
  });

  changes.subscribe(({ areas }) => {
    for (const area of Object.keys(areas)) {
      const [next] = offered(area);
      const now = shown(area);
      if (now === null || next === undefined || next.build === now.build || asked.has(next.build)) continue;
      asked.add(next.build);
      ahead.set(next.federation, area);
      for (const file of wantedOf(next)) page.document.head.append(linkTo(page.document, next.base, file));
    }
  });

  new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement && isAhead(node.dataset['mf'])) keepUnworn(node);
  }).observe(page.document.head, { childList: true });

  /** It takes another's place, and has nothing on screen itself: no part either. */
  function isAhead(federation = ''): boolean {
    const area = ahead.get(federation);
    return area !== undefined && shown(area) !== null && ![...inUse].some(build => build.federation === federation);
  }

  function wantedOf({ entry, preload, routes, files }: Build): BuildFile[] {
    const screen = routes.find(({ path }) => path === page.location.pathname);
    const listed = new Map(files.map(file => [nameOf(file.path), file]));
    const wanted = new Set([...[entry, ...preload, ...(screen?.preload ?? [])].map(nameOf), ...ran]);
    return [...wanted].map(name => listed.get(name)).filter(file => file !== undefined);
  }
}

function linkTo(document: Document, base: string, { path, integrity }: BuildFile): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = AS[path.split('.').at(-1) ?? ''] ?? 'fetch';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = base + path;
  for (const end of ['load', 'error']) link.addEventListener(end, () => link.remove());
  return link;
}

const nameOf = (address: string): string => address.split('/').at(-1) ?? '';
