import type { AreaRoute, Label, MenuEntry } from '@tradefloor/release';

/** The same word in all six languages, with the code behind it where a test looks at the language. */
export function aLabel(word: string): Label {
  return { en: word, hk: `${word} hk`, jp: `${word} jp`, kr: `${word} kr`, spa: `${word} spa`, zh: `${word} zh` };
}

export function anEntry(given: Partial<MenuEntry> = {}): MenuEntry {
  return { to: '/dealCenter', label: aLabel('Spot'), order: 10, hidden: false, place: 'header', ...given };
}

export function aRoute(given: Partial<AreaRoute> = {}): AreaRoute {
  return {
    path: '/quotation',
    aliases: [],
    access: 'public',
    frame: 'none',
    look: 'page',
    title: aLabel('Markets'),
    ...given,
  };
}
