import { countOf, useTurn } from '@tradefloor/area/list';
import { WaysIn } from '@tradefloor/area/page';
import type { Quote } from '@tradefloor/contract';
import { listPastOrders } from '@tradefloor/contract/ext';
import { useOffers, useSession } from '@tradefloor/platform/react';
import { Panel, type Tab, TabPanel, Tabs } from '@tradefloor/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BalanceList } from '../balances/balance-list';
import { LeveragePlace } from '../leverage/leverage-place';
import { CompletedTab } from './completed-tab';
import { HistoryTab } from './history-tab';
import { keptView, ORDERS_TABS, type OrdersTab, type OrdersView } from './kept-view';
import { OpenTab } from './open-tab';
import { HelpButton, useOpenOrders, useStaleNote } from '@tradefloor/trading';
import styles from './orders.module.css';

interface OrdersPanelProps {
  readonly pair: Quote;
  /** Opens the list of keys. */
  readonly onHelp: () => void;
}

export function OrdersPanel({ pair, onHelp }: OrdersPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const [view, setView] = useState(() => keptView.get());
  const change = (next: Partial<OrdersView>) => {
    const changed = { ...view, ...next };
    keptView.set(changed);
    setView(changed);
  };
  const hasLeverage = pair.leverageShare !== null;
  const hasHistory = useOffers(listPastOrders) === true;
  const [wanted, turn] = useTurn('list', ORDERS_TABS, [view.tab, next => change({ tab: next })]);
  const isGone = (wanted === 'leverage' && !hasLeverage) || (wanted === 'history' && !hasHistory);
  const tab: OrdersTab = isGone ? 'open' : wanted;
  const { kind, orders, freshness } = useOpenOrders(view.onlyThisPair ? pair.key : null);
  const stale = useStaleNote(freshness);
  const tabs: Tab<OrdersTab>[] = [
    { value: 'open', label: t('orders.open'), count: countOf({ kind, rows: orders }) },
    ...(hasHistory ? [{ value: 'history', label: t('history.title') } as const] : []),
    { value: 'completed', label: t('orders.completedTab') },
    { value: 'balances', label: t('orders.balancesTab') },
    ...(hasLeverage ? [{ value: 'leverage', label: t('orders.leverageTab') } as const] : []),
  ];
  return (
    <Panel
      label={t('orders.title')}
      className={styles.panel}
      stale={stale}
      end={<HelpButton onHelp={onHelp} />}
      head={<Tabs id={id} label={t('orders.title')} value={tab} onChange={turn} tabs={tabs} />}
    >
      <TabPanel id={id} value={tab}>
        {tab === 'leverage' ? (
          <LeveragePlace pair={pair} />
        ) : (
          <ForUsers {...{ tab, pair, view, change }} saysItIsOld={stale !== null} />
        )}
      </TabPanel>
    </Panel>
  );
}

interface ForUsersProps {
  readonly tab: Exclude<OrdersTab, 'leverage'>;
  readonly pair: Quote;
  readonly view: OrdersView;
  readonly change: (next: Partial<OrdersView>) => void;
  /** The panel, of the open orders: other lists may be old alone. */
  readonly saysItIsOld: boolean;
}

function ForUsers({ tab, pair, view, change, saysItIsOld: hidesStaleness }: ForUsersProps) {
  const { t } = useTranslation();
  const session = useSession();
  if (session.kind === 'guest') return <WaysIn text={t('orders.guest')} />;
  if (tab === 'balances') return <BalanceList />;
  const props = { pair, view, change };
  if (tab === 'open') return <OpenTab {...props} />;
  const Over = tab === 'history' ? HistoryTab : CompletedTab;
  return <Over {...props} hidesStaleness={hidesStaleness} />;
}
