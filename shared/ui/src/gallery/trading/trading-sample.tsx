import { decimal } from '@tradefloor/money';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../badge/badge';
import { Button } from '../../button/button';
import { EmptyState } from '../../empty-state/empty-state';
import { Panel } from '../../panel/panel';
import { Directed } from '../../rise/directed';
import { Rise } from '../../rise/rise';
import { Tabs } from '../../tabs/tabs';
import { ORDERS_HEIGHT, TRADES_SHARE } from '../../trading-layout/orders-height';
import { labels } from '../../trading-layout/sample-labels';
import type { PhoneTab, Side, TradingSlots } from '../../trading-layout/slots';
import { TradingLayout, useMarketsDrawer } from '../../trading-layout/trading-layout';
import { SampleBook } from './sample-book';
import { someLine } from './sample-data';
import { SampleForm } from './sample-form';
import { SampleMarkets } from './sample-markets';
import { SampleOrders } from './sample-orders';
import styles from './trading-sample.module.css';

const LINE = someLine();
const PERIODS = ['1m', '5m', '15m', '30m', '1h', '4h', 'D', 'W', 'M'].map(value => ({ value, label: value }));

/** The layout with something in every place: what the areas put there is theirs. */
export function TradingSample() {
  const [height, setHeight] = useState(ORDERS_HEIGHT.usual);
  const [share, setShare] = useState(TRADES_SHARE.usual);
  const [tab, setTab] = useState<PhoneTab>('chart');
  const [side, setSide] = useState<Side>('buy');
  const slots: TradingSlots = {
    pairBar: <PairBar />,
    markets: <SampleMarkets />,
    chart: <Chart />,
    book: <SampleBook />,
    trades: (
      <Panel label="Trades" stale={{ staleness: 'late', text: '4 s' }}>
        <EmptyState title="No trades yet" />
      </Panel>
    ),
    form: <SampleForm side={side} onSide={setSide} />,
    orders: <SampleOrders />,
  };
  return (
    <TradingLayout
      {...{ slots, labels }}
      ordersHeight={height}
      onOrdersHeight={setHeight}
      tradesShare={share}
      onTradesShare={setShare}
      phoneTab={tab}
      onPhoneTab={setTab}
      actions={[
        { label: 'Buy', look: 'buy', run: () => setSide('buy') },
        { label: 'Sell', look: 'sell', run: () => setSide('sell') },
      ]}
    />
  );
}

function PairBar() {
  const { open } = useMarketsDrawer();
  return (
    <div className={styles.pairBar}>
      {open === null ? (
        <h2 className={styles.pair}>BTC/USDT</h2>
      ) : (
        <Button variant="quiet" end={<ChevronsUpDown size={14} aria-hidden />} onClick={open}>
          <span className={styles.pair}>BTC/USDT</span>
        </Button>
      )}
      <Badge>10× leverage</Badge>
      <span className={styles.price}>
        <Directed direction={1} arrow={{ up: 'Rising', down: 'Falling' }}>
          97,412.56
        </Directed>
      </span>
      <span className={styles.stat}>
        <span className={styles.quiet}>24h change</span>
        <Rise kind="percent" language="en" value={decimal('1.25')} />
      </span>
      <span className={styles.stat}>
        <span className={styles.quiet}>24h high</span>
        98,120.00
      </span>
      <span className={styles.stat}>
        <span className={styles.quiet}>24h volume (BTC)</span>
        18,204.3317
      </span>
    </div>
  );
}

function Chart() {
  const [period, setPeriod] = useState('15m');
  return (
    <Panel label="Chart" head={<Tabs label="Period" value={period} onChange={setPeriod} tabs={PERIODS} />}>
      <svg className={styles.chart} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.line} d={LINE} />
      </svg>
    </Panel>
  );
}
