import { stored } from '@tradefloor/platform';

export type Shortcut =
  | 'buy'
  | 'sell'
  | 'up'
  | 'down'
  | 'price'
  | 'amount'
  | 'less'
  | 'more'
  | 'shorter'
  | 'longer'
  | 'currency'
  | 'mode'
  | 'cancelAll'
  | 'help';

/** One key each, without a modifier: Shift is part of what is typed. */
export const KEYS: Readonly<Record<Shortcut, string>> = {
  buy: 'b',
  sell: 's',
  up: 'u',
  down: 'd',
  mode: 'm',
  price: 'p',
  amount: 'a',
  less: '-',
  more: '+',
  shorter: '[',
  longer: ']',
  currency: 'c',
  cancelAll: 'X',
  help: '?',
};

/** WCAG 2.1.4: who speaks to the machine, or brushes keys, can switch them off. */
export const keptShortcuts = stored<boolean>({
  name: 'shortcuts',
  scope: 'device',
  version: 1,
  read: value => (typeof value === 'boolean' ? value : undefined),
  fallback: true,
});

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export function shortcutOf({ key, altKey, ctrlKey, metaKey }: Pressed): Shortcut | null {
  if (altKey || ctrlKey || metaKey) return null;
  const found = (Object.keys(KEYS) as Shortcut[]).find(one => KEYS[one] === key);
  return found ?? null;
}
