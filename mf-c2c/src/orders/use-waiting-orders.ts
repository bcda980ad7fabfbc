import { type Listing, useRows, useUntilRead } from '@tradefloor/area/list';
import type { C2cOrder } from '@tradefloor/contract';
import { useEffect } from 'react';
import { waitsForUser } from './order-rules';
import { openOrders } from './own-orders';

const MARKED = /^\(\d+\) /;

/** How many orders wait for the user: in the title of the tab as well, for who looks at another one meanwhile. */
export function useWaitingOrders(): number {
  const open: Listing<C2cOrder> = useRows(openOrders);
  useUntilRead(open);
  const waiting = open.rows.filter(waitsForUser).length;
  useEffect(() => {
    if (waiting === 0) return undefined;
    const mark = `(${waiting}) `;
    // One mark at a time: during a swap two builds may know different numbers.
    const put = (): void => {
      if (!MARKED.test(document.title)) document.title = mark + document.title;
    };
    put();
    // The shell names the tab anew with each screen and language, and may do so after this.
    const renamed = new MutationObserver(put);
    renamed.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      renamed.disconnect();
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [waiting]);
  return waiting;
}
