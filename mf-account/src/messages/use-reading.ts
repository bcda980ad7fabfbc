import { useAct } from '@tradefloor/area/act';
import { readMessage, type UserMessage } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useRef, useState } from 'react';

/** Marks as read; the list is read again afterwards, and with it the red dot of header and navigation. */
export function useReading(refresh: () => void) {
  const { http } = usePlatform();
  const { act } = useAct();
  const [waiting, setWaiting] = useState(0);
  const onTheirWay = useRef(new Set<UserMessage['id']>());
  const read = async (messages: readonly UserMessage[]): Promise<void> => {
    const ids = messages.flatMap(({ id, isRead }) => (isRead || onTheirWay.current.has(id) ? [] : id));
    if (ids.length === 0) return;
    for (const id of ids) onTheirWay.current.add(id);
    setWaiting(count => count + 1);
    await act({
      async send() {
        for (const id of ids) await http(readMessage, { id });
      },
      subject: { kind: 'read', id: ids.join(' ') },
      // What is read stays so, even before the list says it. The list tells also what became of a lost answer.
      after({ kind }) {
        if (kind !== 'done') for (const id of ids) onTheirWay.current.delete(id);
        refresh();
      },
    });
    setWaiting(count => count - 1);
  };
  return { read, isBusy: waiting > 0 };
}
