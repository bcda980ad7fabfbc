import type { PhoneTab } from '@tradefloor/ui/trading-layout';
import { useState } from 'react';
import { type KeptLayout, keptLayout } from './kept-layout';

/** Panel sizes and the phone's tab, as the trader left them. */
export function useLayout() {
  const [layout, setLayout] = useState(() => keptLayout.get());
  const keep = (change: Partial<KeptLayout>) => {
    const next = { ...layout, ...change };
    keptLayout.set(next);
    setLayout(next);
  };
  return {
    ...layout,
    onOrdersHeight: (ordersHeight: number) => keep({ ordersHeight }),
    onPhoneTab: (phoneTab: PhoneTab) => keep({ phoneTab }),
  };
}
