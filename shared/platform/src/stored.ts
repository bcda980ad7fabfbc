import { deviceStorage, type TextStorage } from './device-storage';

/**
 * What the client stores of its own. The name says whose it is: `tf.user.` is cleared at log out, also for areas the
 * shell knows nothing about; all else under `tf.` is the device's and stays (theme, layout, favourites).
 */
export interface Declared<Value> {
  readonly name: string;
  readonly scope: 'user' | 'device';
  /** Raised when the shape changes; readers are tolerant, because builds roll back and meet newer data. */
  readonly version: number;
  /** Takes what it knows from any version's data, and answers undefined for what makes no sense. */
  read(kept: unknown, version: number): Value | undefined;
  readonly fallback: Value;
}

export interface Stored<Value> {
  readonly key: string;
  get(): Value;
  set(value: Value): void;
  clear(): void;
}

const USER_PREFIX = 'tf.user.';

function parsed(text: string | null): { readonly version: number; readonly value: unknown } | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('v' in kept) || !('value' in kept)) return null;
    return typeof kept.v === 'number' ? { version: kept.v, value: kept.value } : null;
  } catch {
    return null;
  }
}

export function stored<Value>(declared: Declared<Value>, storage: TextStorage = deviceStorage()): Stored<Value> {
  const key = `${declared.scope === 'user' ? USER_PREFIX : 'tf.'}${declared.name}`;
  return {
    key,
    get() {
      const kept = parsed(storage.get(key));
      return (kept ? declared.read(kept.value, kept.version) : undefined) ?? declared.fallback;
    },
    set: value => storage.set(key, JSON.stringify({ v: declared.version, value })),
    clear: () => storage.remove(key),
  };
}

/** wire.stored-keys: those of the old product, with whose they are. They hold bare texts, as they did there. */
export const SPEC_KEYS = {
  token: { key: 'token', scope: 'user' },
  userId: { key: 'user_id', scope: 'user' },
  account: { key: 'accountNum', scope: 'user' },
  isSeller: { key: 'is_seller', scope: 'user' },
  locale: { key: 'locale', scope: 'device' },
  language: { key: 'lang', scope: 'device' },
  nightMode: { key: 'night_mode', scope: 'device' },
  styleMode: { key: 'style_mode', scope: 'device' },
  currencyId: { key: 'currency_id', scope: 'device' },
  legalId: { key: 'legal_id', scope: 'device' },
  currencyName: { key: 'currency_name', scope: 'device' },
  legalName: { key: 'legal_name', scope: 'device' },
  symbol: { key: 'symbol', scope: 'device' },
  handSize: { key: 'shareNum', scope: 'device' },
  microDirection: { key: 'downUp', scope: 'device' },
  marketTab: { key: 'tabIndex', scope: 'device' },
  pairIndex: { key: 'index2', scope: 'device' },
} as const satisfies Readonly<Record<string, { readonly key: string; readonly scope: 'user' | 'device' }>>;

/** What log out clears: the user's keys, known and unknown, and nothing of the device's. */
export function clearUserKeys(storage: TextStorage = deviceStorage()): void {
  const ofUser = new Set<string>(Object.values(SPEC_KEYS).flatMap(kept => (kept.scope === 'user' ? [kept.key] : [])));
  for (const key of storage.keys()) if (ofUser.has(key) || key.startsWith(USER_PREFIX)) storage.remove(key);
}
