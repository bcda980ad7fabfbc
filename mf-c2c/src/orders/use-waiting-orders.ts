import { type Listing, useRows } from '@tradefloor/area/list';
import type { C2cOrder } from '@tradefloor/contract';
import { useEffect } from 'react';
import { waitsForUser } from './order-rules';
import { openOrders } from './own-orders';

/** How many orders wait for the user: in the title of the tab as well, for who looks at another one meanwhile. */
export function useWaitingOrders(): number {
  const { rows }: Listing<C2cOrder> = useRows(openOrders);
  const waiting = rows.filter(waitsForUser).length;
  useEffect(() => {
    if (waiting === 0) return undefined;
    const mark = `(${waiting}) `;
    const screen = document.title.replace(/^\(\d+\) /, '');
    document.title = `${mark}${screen}`;
    return () => {
      // Another screen's title may be there by now.
      if (document.title === `${mark}${screen}`) document.title = screen;
    };
  }, [waiting]);
  return waiting;
}
