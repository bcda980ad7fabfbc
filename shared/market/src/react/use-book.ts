import type { PairKey } from '@tradefloor/contract';
import type { Platform } from '@tradefloor/platform';
import type { LiveView } from '@tradefloor/platform/live';
import { useMemo, useSyncExternalStore } from 'react';
import { bookOf } from '../book/live-book';
import type { BookView, BookWindow } from '../book/view';

/** The visible rows of a pair's book. They change at most once a frame, and rows that did not change stay the same objects. */
export function useBook(platform: Platform, key: PairKey, { rows, step }: BookWindow): LiveView<BookView> {
  const reader = useMemo(() => bookOf(platform, key).reader({ rows, step }), [platform, key, rows, step]);
  return useSyncExternalStore(reader.subscribe, reader.read);
}
