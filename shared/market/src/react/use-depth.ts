import type { PairKey } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import { type LiveView, paced } from '@tradefloor/platform/live';
import { useMemo, useSyncExternalStore } from 'react';
import { bookOf } from '../book/live-book';
import type { BookView } from '../book/view';

/** Depth is read at a glance, and its hundreds of rows cost more than a book's twenty. */
const EVERY_MS = 250;

/** Many rows of a pair's book, each price on its own, a few times a second. */
export function useDepth(platform: Platform, key: PairKey, rows: number): LiveView<BookView> {
  const reader = useMemo(
    () => paced(bookOf(platform, key).reader({ rows, step: null }), EVERY_MS),
    [platform, key, rows],
  );
  return useSyncExternalStore(reader.subscribe, reader.read);
}
