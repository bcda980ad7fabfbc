import type { PhoneTab } from '@tradefloor/ui/trading-layout';
import { useState } from 'react';
import { type KeptLayout, keptLayout } from './kept-layout';

/** Panel sizes and the phone's tab, as the trader left them. Each screen keeps its own. */
export function useLayout(screen: string) {
  const [kept] = useState(() => keptLayout(screen));
  const [layout, setLayout] = useState(() => kept.get());
  const keep = (change: Partial<KeptLayout>) => {
    const next = { ...layout, ...change };
    kept.set(next);
    setLayout(next);
  };
  return {
    ...layout,
    onOrdersHeight: (ordersHeight: number) => keep({ ordersHeight }),
    onTradesShare: (tradesShare: number) => keep({ tradesShare }),
    onPhoneTab: (phoneTab: PhoneTab) => keep({ phoneTab }),
  };
}
