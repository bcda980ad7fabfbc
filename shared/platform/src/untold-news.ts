import { aloneIn } from './alone';
import type { TextStorage } from './device-storage';
import { stored } from './stored';

/** More than could be told while a tab was hidden that hears of it again. */
const MOST_KEPT = 500;

interface Told {
  readonly page?: Pick<Window, 'navigator'>;
  readonly storage?: TextStorage | undefined;
}

/**
 * Every tab of a browser hears of a member's news: of these, by their keys, what none has told yet. From now on it is
 * told. Words and sound are told each by itself, as a hidden tab has the second alone.
 */
export function untoldNews(
  way: 'words' | 'sound',
  keys: readonly string[],
  { page = window, storage }: Told = {},
): Promise<readonly string[]> {
  const kept = stored<readonly string[]>(
    { name: `told-${way}`, scope: 'user', version: 1, read: readKeys, fallback: [] },
    storage,
  );
  return aloneIn(
    page,
    kept.key,
  )(() => {
    const told = kept.get();
    const known = new Set(told);
    const untold = keys.filter(key => !known.has(key));
    if (untold.length > 0) kept.set([...untold, ...told].slice(0, MOST_KEPT));
    return untold;
  });
}

const readKeys = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter(key => typeof key === 'string') : undefined;
