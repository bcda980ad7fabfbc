import { Link } from '@tradefloor/area/link';
import { ListFrame } from '@tradefloor/area/list';
import type { Entrust } from '@tradefloor/contract';
import { choosePair } from '@tradefloor/market';
import { pairsTopic, ways } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useOpenOrders, useStaleNote } from '@tradefloor/trading';
import { EmptyState, Panel, Table } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import styles from './member.module.css';
import { useOrderColumns } from './order-columns';

const SHOWN = 5;

/** How many orders are open, and the newest of them. */
export function NewestOrders() {
  const { t } = useTranslation();
  const { bus, navigate } = usePlatform();
  const open = useOpenOrders(null);
  const columns = useOrderColumns();
  const trade = ({ currencyId, legalId, base, quote }: Entrust) => {
    const groups = bus.last(pairsTopic);
    const pair = groups
      ?.flatMap(({ quotes }) => quotes)
      .find(found => found.currencyId === currencyId && found.legalId === legalId);
    if (pair) choosePair(pair, groups);
    void navigate(ways.spot({ pair: `${base}/${quote}` }));
  };
  const title = open.kind === 'ready' ? t('member.ordersCount', { number: open.orders.length }) : t('member.orders');
  return (
    <Panel
      className={styles.panel}
      label={title}
      stale={useStaleNote(open.freshness)}
      end={<Link to={ways.entrusts()}>{t('member.allOrders')}</Link>}
    >
      <div className={styles.list}>
        <ListFrame
          listing={open}
          hidesStaleness
          saysEndFrom={Infinity}
          rowsLoading={SHOWN}
          failed={t('member.ordersFailed')}
          empty={<EmptyState title={t('member.noOrders')} text={t('member.noOrdersText')} />}
        >
          {orders => (
            <Table
              label={t('member.orders')}
              columns={columns}
              rows={orders.slice(0, SHOWN)}
              rowKey={({ id }) => id}
              onRowClick={trade}
            />
          )}
        </ListFrame>
      </div>
    </Panel>
  );
}
