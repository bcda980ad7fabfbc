import type { PairKey, Quote } from '@tradefloor/contract';
import { useTrades } from '@tradefloor/market/react';
import { usePlatform } from '@tradefloor/platform/react';
import { EmptyState, Panel, SkeletonRows, TabPanel, Tabs } from '@tradefloor/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnFills } from '../orders/use-open-orders';
import { amountDigits, priceDigits } from '../pair/digits';
import { Failed } from '../panel-state/failed';
import { useKeptTab } from '../panel-state/use-kept-tab';
import { useStaleNote } from '../panel-state/stale-note';
import { fillKey } from '../orders/fill-list';
import { TradeRow } from './trade-row';
import styles from './trades.module.css';

const TABS = ['market', 'own'] as const;
/** S1 §9, of one's own too. */
const ROWS = 20;

export function TradesPanel({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const id = useId();
  const [tab, setTab] = useKeptTab('trades', TABS);
  const trades = useTrades(usePlatform(), pair.key);
  return (
    <Panel
      label={t('trades.title')}
      className={styles.panel}
      stale={useStaleNote(trades.freshness)}
      head={
        <Tabs
          id={id}
          label={t('trades.title')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'market', label: t('trades.title') },
            { value: 'own', label: t('trades.own') },
          ]}
        />
      }
    >
      <TabPanel id={id} value={tab}>
        <div className={styles.heads} aria-hidden="true">
          <span>{t('book.price', { unit: pair.quote })}</span>
          <span>{t('book.amount', { unit: pair.base })}</span>
          <span>{t('trades.time')}</span>
        </div>
        {tab === 'market' ? <MarketTrades pair={pair} trades={trades} /> : <OwnTrades pair={pair} />}
      </TabPanel>
    </Panel>
  );
}

interface MarketTradesProps {
  readonly pair: Quote;
  readonly trades: ReturnType<typeof useTrades>;
}

function MarketTrades({ pair, trades: { kind, view, retry } }: MarketTradesProps) {
  const { t } = useTranslation();
  if (kind === 'loading') return <SkeletonRows rows={8} label={t('trades.loading')} />;
  if (kind === 'failed') return <Failed title={t('trades.failed')} retry={retry} />;
  if (view.length === 0) return <EmptyState title={t('trades.none')} />;
  return (
    <ol className={styles.list} aria-label={t('trades.title')}>
      {view.map(trade => (
        <TradeRow key={trade.id} {...trade} {...digitsOf(pair)} />
      ))}
    </ol>
  );
}

function OwnTrades({ pair }: { readonly pair: Quote & { readonly key: PairKey } }) {
  const { t } = useTranslation();
  const { kind, fills, retry } = useOwnFills(pair.key);
  if (kind === 'loading') return <SkeletonRows rows={8} label={t('trades.loading')} />;
  if (kind === 'failed') return <Failed title={t('trades.failed')} retry={retry} />;
  if (fills.length === 0) return <EmptyState title={t('trades.noneOwn')} />;
  return (
    <ol className={styles.list} aria-label={t('trades.own')}>
      {fills.slice(0, ROWS).map(({ time, price, amount, side, ...fill }) => (
        <TradeRow
          key={fillKey({ time, price, amount, side, ...fill })}
          {...{ time, price, amount, side }}
          {...digitsOf(pair)}
        />
      ))}
    </ol>
  );
}

const digitsOf = (pair: Quote) => ({ priceDigits: priceDigits(pair), amountDigits: amountDigits(pair) });
