import { type Look, MONEYS, SPEC_KEYS, stored, type TextStorage } from '@tradefloor/platform';

/** What the trader has chosen; what is missing follows the system and the language. */
export type ChosenLook = { readonly [Part in keyof Look]?: Look[Part] | undefined };

export interface StoredLook {
  get(): ChosenLook;
  set(chosen: ChosenLook): void;
}

const RISES: readonly Look['rise'][] = ['green', 'red', 'colour-blind'];
const DENSITIES: readonly Look['density'][] = ['normal', 'compact'];
const BALANCES = ['shown', 'hidden'] as const;

/** All but the theme, which has a key of its own. */
type KeptLook = Omit<ChosenLook, 'theme'>;

/** How an old client writes `night_mode` is not known: every way to say it is read, and the plain word is written. */
const THEMES: Readonly<Record<string, Look['theme']>> = {
  night: 'night',
  true: 'night',
  '1': 'night',
  day: 'day',
  false: 'day',
  '0': 'day',
};

function readLook(kept: unknown): KeptLook | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  return {
    rise: 'rise' in kept ? RISES.find(known => known === kept.rise) : undefined,
    density: 'density' in kept ? DENSITIES.find(known => known === kept.density) : undefined,
    money: 'money' in kept ? MONEYS.find(known => known === kept.money) : undefined,
    balances: 'balances' in kept ? BALANCES.find(known => known === kept.balances) : undefined,
  };
}

export function storedLook(storage: TextStorage): StoredLook {
  const look = stored<KeptLook>({ name: 'look', scope: 'device', version: 1, read: readLook, fallback: {} }, storage);
  return {
    get: () => ({ ...look.get(), theme: THEMES[storage.get(SPEC_KEYS.nightMode.key) ?? ''] }),
    set({ theme, ...rest }) {
      if (theme) storage.set(SPEC_KEYS.nightMode.key, theme);
      look.set(rest);
    },
  };
}
