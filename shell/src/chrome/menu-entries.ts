import type { AreaRoute, MenuEntry } from '@tradefloor/release';

/** The visible entries of one place, in their order; two builds that name the same address make one entry. */
export function entriesAt(menu: readonly MenuEntry[], place: MenuEntry['place']): MenuEntry[] {
  const here = menu.filter(entry => entry.place === place && !entry.hidden);
  const once = new Map(here.map(entry => [entry.to, entry]));
  return [...once.values()].sort((a, b) => a.order - b.order || a.to.localeCompare(b.to));
}

/** Whether an address leads to the screen that is shown, by its path or another of its names, or to what it is within. */
export function leadsTo(address: string, route: AreaRoute | 'not-found' | null): boolean {
  if (route === null || route === 'not-found') return false;
  const [path] = address.split('?');
  return [route.path, ...route.aliases, route.within].includes(path);
}
