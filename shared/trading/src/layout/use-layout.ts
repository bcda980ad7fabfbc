import { useTurn } from '@tradefloor/area/list';
import type { PhoneTab } from '@tradefloor/ui/trading-layout';
import { useState } from 'react';
import { type KeptLayout, keptLayout, PHONE_TABS } from './kept-layout';

/** Panel sizes and the phone's tab, as the trader left them; the tab is in the address too. Each screen keeps its own. */
export function useLayout(screen: string) {
  const [kept] = useState(() => keptLayout(screen));
  const [layout, setLayout] = useState(() => kept.get());
  const keep = (change: Partial<KeptLayout>) => {
    const next = { ...layout, ...change };
    kept.set(next);
    setLayout(next);
  };
  const keepTab = (tab: PhoneTab) => keep({ phoneTab: tab });
  const [phoneTab, onPhoneTab] = useTurn('panel', PHONE_TABS, [layout.phoneTab, keepTab]);
  return {
    ...layout,
    phoneTab,
    onPhoneTab,
    onOrdersHeight: (ordersHeight: number) => keep({ ordersHeight }),
    onTradesShare: (tradesShare: number) => keep({ tradesShare }),
  };
}
