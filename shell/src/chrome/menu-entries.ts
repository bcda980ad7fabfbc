import type { AreaRoute, MenuEntry } from '@tradefloor/release';

/** The visible entries of one place, in their order; two builds that name the same address make one entry. */
export function entriesAt(menu: readonly MenuEntry[], place: MenuEntry['place']): MenuEntry[] {
  const here = menu.filter(entry => entry.place === place && !entry.hidden);
  const once = new Map(here.map(entry => [entry.to, entry]));
  return [...once.values()].sort((a, b) => a.order - b.order || a.to.localeCompare(b.to));
}

/** How an address is marked: as the page that is shown, by its path or another of its names, or as what that is within. */
export function currentAt(address: string, route: AreaRoute | 'not-found' | null): 'page' | 'true' | undefined {
  if (route === null || route === 'not-found') return undefined;
  const [path = ''] = address.split('?');
  if ([route.path, ...route.aliases].includes(path)) return 'page';
  return path === route.within ? 'true' : undefined;
}
