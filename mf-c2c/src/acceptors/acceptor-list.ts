import type { RowList } from '@tradefloor/area/list';
import { type Acceptor, type AcceptorId, acceptorInfo, listAcceptors } from '@tradefloor/contract';

const signalled = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** Who there is, with what each can serve now; quotas and the user's balance are told by no push. */
export const acceptors: RowList<Acceptor> = {
  name: 'acceptors',
  whose: 'own',
  keyOf: ({ id }) => id,
  async ask({ http }, _, signal) {
    const rows = await http(listAcceptors, {}, signalled(signal));
    return { rows, total: rows.length };
  },
};

export const oneAcceptor = (id: AcceptorId): RowList<Acceptor> => ({
  ...acceptors,
  name: `acceptor ${id}`,
  async ask({ http }, _, signal) {
    return { rows: [await http(acceptorInfo, { id }, signalled(signal))], total: 1 };
  },
});
