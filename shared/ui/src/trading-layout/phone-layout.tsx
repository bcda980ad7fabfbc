import { useCallback, useState } from 'react';
import { Button } from '../button/button';
import { TabPanel, Tabs } from '../tabs/tabs';
import { LaterSheet } from './later-sheet';
import { OrderSheetContext } from './order-sheet';
import type { PhoneTab, TradingAction, TradingLabels, TradingSlots } from './slots';
import styles from './trading-layout.module.css';

interface PhoneLayoutProps {
  readonly slots: TradingSlots;
  readonly labels: TradingLabels;
  readonly actions: readonly TradingAction[];
  readonly tab: PhoneTab;
  readonly onTab: (tab: PhoneTab) => void;
}

const TABS: readonly PhoneTab[] = ['chart', 'book', 'trades', 'orders'];

/** One panel at a time: what is not in sight is not drawn at all. */
export function PhoneLayout({ slots, labels, actions, tab: wanted, onTab }: PhoneLayoutProps) {
  const [isTrading, setTrading] = useState(false);
  const openForm = useCallback(() => setTrading(true), []);
  const tabs = TABS.filter(one => slots[one] !== undefined);
  // What was looked at last may be a panel of a screen that had more of them.
  const tab = tabs.includes(wanted) ? wanted : 'chart';
  return (
    <div className={styles.phone}>
      <div className={styles.pairBar}>{slots.pairBar}</div>
      <Tabs
        id="trading"
        label={labels.tabs}
        value={tab}
        onChange={onTab}
        tabs={tabs.map(value => ({ value, label: labels[value] }))}
      />
      <TabPanel id="trading" value={tab} className={`${styles.tab} ${tab === 'chart' ? styles.chartTab : ''}`}>
        <OrderSheetContext value={slots.form === undefined ? null : openForm}>{slots[tab]}</OrderSheetContext>
      </TabPanel>
      {actions.length === 0 ? null : (
        <div className={styles.actions}>
          {actions.map(({ label, look, run }) => (
            <Button
              key={look}
              variant={look}
              size="large"
              onClick={() => {
                run();
                openForm();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {slots.form === undefined ? null : (
        <LaterSheet open={isTrading} onOpenChange={setTrading} title={labels.form} closeLabel={labels.close}>
          {slots.form}
        </LaterSheet>
      )}
    </div>
  );
}
