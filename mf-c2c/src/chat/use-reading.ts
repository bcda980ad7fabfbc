import { AGAIN_MS, isUnread } from '@tradefloor/area';
import { type DealRole, type DealWord, markWordsRead } from '@tradefloor/contract/ext';
import { isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useUnreadWords } from './unread-words';
import { type Deal, firstUnread } from './words';

/** Which words were new when the user came, and tells the server what was seen since. */
export function useReading(
  { of, id }: Deal,
  role: DealRole,
  words: readonly DealWord[],
  isSeen: boolean,
): string | null {
  const { http, report } = usePlatform();
  const { kind, rows, refresh } = useUnreadWords();
  const [newFrom, setNewFrom] = useState<string | null | undefined>(undefined);
  // What was new when the user came stays marked while they look.
  if (newFrom === undefined && kind !== 'loading' && words.length > 0) {
    const count = rows.find(row => row.of === of && row.dealId === id)?.count ?? 0;
    setNewFrom(firstUnread(words, role, count)?.id ?? null);
  }
  const told = useRef<string | null>(null);
  const [tries, setTries] = useState(0);
  const last = words.findLast(({ by }) => by !== role)?.id ?? null;
  useEffect(() => {
    if (!isSeen || last === null || newFrom === undefined || told.current === last) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    told.current = last;
    http(markWordsRead, { of, id, upTo: last }).then(refresh, (problem: unknown) => {
      // It is told with the next word, or in a while.
      told.current = null;
      if (!isCallFailure(problem)) report(problem);
      else if (isUnread(problem) && !isOver) again = setTimeout(() => setTries(tries + 1), AGAIN_MS);
    });
    return () => {
      isOver = true;
      clearTimeout(again);
    };
  }, [http, report, refresh, of, id, last, isSeen, newFrom, tries]);
  return newFrom ?? null;
}
