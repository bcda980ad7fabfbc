import { useSession } from '@tradefloor/platform/react';
import { useState } from 'react';

/** wire.next-user: another number for each user who takes the place of another. Who logs out and comes back finds their own, and who logs in what they did as a guest. */
export function useTurnOfUser(): number {
  const session = useSession();
  const account = session.kind === 'user' ? session.account : '';
  const [last, setLast] = useState({ account, turn: 0 });
  if (account !== '' && account !== last.account)
    setLast({ account, turn: last.account === '' ? last.turn : last.turn + 1 });
  return last.turn;
}
