import { useQueryClient } from '@tanstack/react-query';
import { listMessages, readMessage, type UserMessage } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useState } from 'react';
import { useAttempt } from '../answers/use-attempt';

/** Marks as read; the list is read again afterwards, and with it the red dot of header and navigation. */
export function useReading() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const read = async (messages: readonly UserMessage[]): Promise<void> => {
    const waiting = messages.filter(({ isRead }) => !isRead);
    if (isBusy || waiting.length === 0) return;
    setBusy(true);
    await attempt(async () => {
      for (const { id } of waiting) await http(readMessage, { id });
    });
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(listMessages.name) });
    setBusy(false);
  };
  return { read, isBusy };
}
