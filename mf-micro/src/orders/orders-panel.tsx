import { onDemand, RowsYet } from '@tradefloor/area/later';
import { countOf, useRows } from '@tradefloor/area/list';
import { WaysIn } from '@tradefloor/area/page';
import { useSession } from '@tradefloor/platform/react';
import { HelpButton, useOwnList, useStaleNote } from '@tradefloor/trading';
import { Panel, TabPanel, Tabs } from '@tradefloor/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREEN } from '../micro-centre/screen';
import { ClosedTab } from './closed-tab';
import styles from './orders.module.css';
import { runningOrders } from './running-orders';
import { RunningTab } from './running-tab';

const TodayTab = onDemand(() => import('../today/today-tab').then(({ TodayTab: View }) => View), RowsYet);

const TABS = ['trading', 'closed', 'today'] as const;

/** Opens the list of keys. */
export function OrdersPanel({ onHelp }: { readonly onHelp: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const session = useSession();
  const { kind, rows, freshness } = useRows(runningOrders);
  const [tab, setTab] = useOwnList(SCREEN, 'orders', TABS);
  const stale = useStaleNote(freshness);
  // It says it of the orders that run: other lists may be old alone.
  const hidesStaleness = stale !== null;
  const running = rows.filter(({ status }) => status !== 'closed');
  return (
    <Panel
      label={t('orders.title')}
      className={styles.panel}
      stale={stale}
      end={<HelpButton onHelp={onHelp} />}
      head={
        <Tabs
          id={id}
          label={t('orders.title')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'trading', label: t('orders.trading'), count: countOf({ kind, rows: running }) },
            { value: 'closed', label: t('orders.closed') },
            { value: 'today', label: t('today.title') },
          ]}
        />
      }
    >
      <TabPanel id={id} value={tab}>
        {session.kind === 'guest' ? (
          <WaysIn text={t('orders.guest')} />
        ) : tab === 'trading' ? (
          <RunningTab />
        ) : tab === 'closed' ? (
          <ClosedTab hidesStaleness={hidesStaleness} />
        ) : (
          <TodayTab hidesStaleness={hidesStaleness} />
        )}
      </TabPanel>
    </Panel>
  );
}
