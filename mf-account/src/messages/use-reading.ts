import { useQueryClient } from '@tanstack/react-query';
import { listMessages, readMessage, type UserMessage } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useRef, useState } from 'react';
import { useAttempt } from '../answers/use-attempt';

/** Marks as read; the list is read again afterwards, and with it the red dot of header and navigation. */
export function useReading() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const [waiting, setWaiting] = useState(0);
  const onTheirWay = useRef(new Set<UserMessage['id']>());
  const read = async (messages: readonly UserMessage[]): Promise<void> => {
    const ids = messages.flatMap(({ id, isRead }) => (isRead || onTheirWay.current.has(id) ? [] : id));
    if (ids.length === 0) return;
    for (const id of ids) onTheirWay.current.add(id);
    setWaiting(count => count + 1);
    await attempt(async () => {
      for (const id of ids) await http(readMessage, { id });
    });
    for (const id of ids) onTheirWay.current.delete(id);
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(listMessages.name) });
    setWaiting(count => count - 1);
  };
  return { read, isBusy: waiting > 0 };
}
