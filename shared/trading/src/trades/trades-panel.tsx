import type { Quote } from '@tradefloor/contract';
import { useTrades } from '@tradefloor/market/react';
import { usePlatform } from '@tradefloor/platform/react';
import { EmptyState, Panel, SkeletonRows, TabPanel, Tabs } from '@tradefloor/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../panel-state/failed';
import { useStaleNote } from '../panel-state/stale-note';
import { useKeptTab } from '../panel-state/use-kept-tab';
import { TradeList } from './trade-list';
import styles from './trades.module.css';

const TABS = ['market', 'own'] as const;

interface TradesPanelProps {
  /** Which keeps its tab: "spot". */
  readonly screen: string;
  readonly pair: Quote;
  /** What the trader traded, behind a tab of its own: drawn when that is chosen. Left out, there is no such tab. */
  readonly own?: ReactNode;
  /** In the head, beside the tabs. */
  readonly end?: ReactNode;
}

export function TradesPanel({ screen, pair, own, end }: TradesPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const [kept, setTab] = useKeptTab(screen, 'trades', TABS);
  const tab = own === undefined ? 'market' : kept;
  const trades = useTrades(usePlatform(), pair.key);
  return (
    <Panel
      label={t('trades.title')}
      className={styles.panel}
      stale={useStaleNote(trades.freshness)}
      end={end}
      head={
        <Tabs
          id={id}
          label={t('trades.title')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'market', label: t('trades.title') },
            ...(own === undefined ? [] : [{ value: 'own', label: t('trades.own') } as const]),
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
        {tab === 'market' ? <MarketTrades pair={pair} trades={trades} /> : own}
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
  return <TradeList label={t('trades.title')} pair={pair} trades={view} />;
}
