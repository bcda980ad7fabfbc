import { useState } from 'react';
import { Button } from '../button/button';
import { TabPanel, Tabs } from '../tabs/tabs';
import { LaterSheet } from './later-sheet';
import type { PhoneTab, Side, TradingLabels, TradingSlots } from './slots';
import styles from './trading-layout.module.css';

interface PhoneLayoutProps {
  readonly slots: TradingSlots;
  readonly labels: TradingLabels;
  readonly tab: PhoneTab;
  readonly onTab: (tab: PhoneTab) => void;
  readonly onSide: (side: Side) => void;
}

const TABS: readonly PhoneTab[] = ['chart', 'book', 'trades', 'orders'];

/** One panel at a time: what is not in sight is not drawn at all. */
export function PhoneLayout({ slots, labels, tab, onTab, onSide }: PhoneLayoutProps) {
  const [isTrading, setTrading] = useState(false);
  const trade = (side: Side) => {
    onSide(side);
    setTrading(true);
  };
  return (
    <div className={styles.phone}>
      <div className={styles.pairBar}>{slots.pairBar}</div>
      <Tabs
        id="trading"
        label={labels.tabs}
        value={tab}
        onChange={onTab}
        tabs={TABS.map(value => ({ value, label: labels[value] }))}
      />
      <TabPanel id="trading" value={tab} className={styles[`${tab}Tab`] ?? ''}>
        {slots[tab]}
      </TabPanel>
      <div className={styles.actions}>
        <Button variant="buy" size="large" onClick={() => trade('buy')}>
          {labels.buy}
        </Button>
        <Button variant="sell" size="large" onClick={() => trade('sell')}>
          {labels.sell}
        </Button>
      </div>
      <LaterSheet open={isTrading} onOpenChange={setTrading} title={labels.form} closeLabel={labels.close}>
        {slots.form}
      </LaterSheet>
    </div>
  );
}
