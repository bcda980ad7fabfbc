import { useAct } from '@tradefloor/area/act';
import type { Listing } from '@tradefloor/area/list';
import { readMessage, type UserMessage } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useRef, useState } from 'react';

type Id = UserMessage['id'];

/** Marks as read; the list is read again afterwards, and with it the red dot of header and navigation. */
export function useReading({ refresh, all }: Pick<Listing<UserMessage>, 'refresh' | 'all'>) {
  const { http } = usePlatform();
  const { act } = useAct();
  const [waiting, setWaiting] = useState(0);
  const onTheirWay = useRef(new Set<Id>());

  const toSend = (messages: readonly UserMessage[]): readonly Id[] =>
    messages.flatMap(({ id, isRead }) => (isRead || onTheirWay.current.has(id) ? [] : id));

  const mark = async (which: string, find: () => Promise<readonly Id[]>): Promise<void> => {
    let found: readonly Id[] | null = null;
    setWaiting(count => count + 1);
    await act({
      async send() {
        found ??= await find();
        for (const id of found) onTheirWay.current.add(id);
        for (const id of found) await http(readMessage, { id });
      },
      subject: { kind: 'read', id: which },
      // What is read stays so, even before the list says it. The list tells also what became of a lost answer.
      after({ kind }) {
        if (kind !== 'done') for (const id of found ?? []) onTheirWay.current.delete(id);
        refresh();
      },
    });
    setWaiting(count => count - 1);
  };

  return {
    isBusy: waiting > 0,
    read: async (message: UserMessage) => {
      const ids = toSend([message]);
      if (ids.length > 0) await mark(message.id, () => Promise.resolve(ids));
    },
    /** Those too that are on pages which are not here. */
    readAll: () => mark('all', async () => toSend(await all())),
  };
}
