import { useTurn } from '@tradefloor/area/list';
import { Page } from '@tradefloor/area/page';
import type { Side } from '@tradefloor/contract';
import { listPastOrders } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { useOpenOrders } from '@tradefloor/trading';
import { Panel, TabPanel, Tabs } from '@tradefloor/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PastOrderList } from '../order-history/past-order-list';
import { FillListView } from '../orders/fill-list-view';
import { OpenList } from '../orders/open-list';
import { useCancel } from '../orders/use-cancel';
import { useOwnFills } from '../orders/use-own-fills';
import styles from './entrusts.module.css';

type EntrustsTab = Side | 'completed' | 'history';
/** spot.entrust-tabs: selling, buying, completed; and what became of each order, where the server tells. */
const TABS: readonly EntrustsTab[] = ['sell', 'buy', 'completed', 'history'];

/** The user's spot orders over all pairs. */
export default function Entrusts() {
  const { t } = useTranslation();
  const id = useId();
  const hasHistory = useOffers(listPastOrders) === true;
  const tabs = TABS.filter(one => one !== 'history' || hasHistory);
  const [tab, turn] = useTurn('list', tabs, useState<EntrustsTab>('sell'));
  return (
    <Page title={t('title.entrusts')}>
      <Panel
        className={styles.panel}
        label={t('title.entrusts')}
        head={
          <Tabs
            id={id}
            label={t('title.entrusts')}
            value={tab}
            onChange={turn}
            tabs={tabs.map(value => ({
              value,
              label: t(value === 'history' ? 'history.title' : `entrusts.tab.${value}`),
            }))}
          />
        }
      >
        <TabPanel id={id} value={tab}>
          {tab === 'history' ? (
            <PastOrderList pair={null} look="roomy" />
          ) : tab === 'completed' ? (
            <Completed />
          ) : (
            <Standing key={tab} side={tab} />
          )}
        </TabPanel>
      </Panel>
    </Page>
  );
}

function Standing({ side }: { readonly side: Side }) {
  const { t } = useTranslation();
  const open = useOpenOrders(null);
  const cancel = useCancel();
  const rows = open.orders.filter(order => order.side === side);
  return (
    <OpenList
      look="roomy"
      label={t(`entrusts.tab.${side}`)}
      fileName={`spot-${side}-orders`}
      open={open}
      rows={rows}
      cancel={cancel}
    />
  );
}

function Completed() {
  const { t } = useTranslation();
  const fills = useOwnFills(null);
  return <FillListView look="roomy" label={t('entrusts.tab.completed')} fills={fills} />;
}
