import type { Quote } from '@tradefloor/contract';
import { type ChartState, DepthChart } from '@tradefloor/charts';
import { priceDecimals, priceText } from '@tradefloor/market';
import { useDepth } from '@tradefloor/market/react';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { type OnFreshness, useToldFreshness } from '../panel-state/use-told-freshness';

/** Of each side. More would only press the middle together, where the trading is. */
const ROWS = 100;

interface DepthViewProps {
  readonly pair: Quote;
  readonly onFreshness: OnFreshness;
}

export function DepthView({ pair, onFreshness }: DepthViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const book = useDepth(usePlatform(), pair.key, ROWS);
  useToldFreshness(book.freshness, onFreshness);
  const { bids, asks, bestBid, bestAsk } = book.view;
  const state = (): ChartState => {
    if (book.kind === 'loading') return { kind: 'loading', text: t('depth.loading') };
    if (book.kind === 'failed')
      return { kind: 'failed', text: t('depth.failed'), retry: { label: t('page.retry'), run: book.retry } };
    return bids.length + asks.length === 0 ? { kind: 'empty', text: t('depth.empty') } : { kind: 'ready' };
  };
  return (
    <DepthChart
      title={t('depth.of', { pair: `${pair.base}/${pair.quote}` })}
      summary={t('depth.summary', {
        bid: bestBid === null ? '—' : priceText(bestBid, pair, language),
        ask: bestAsk === null ? '—' : priceText(bestAsk, pair, language),
      })}
      state={state()}
      bids={bids}
      asks={asks}
      language={language}
      decimals={priceDecimals(pair)}
      texts={{
        loading: t('depth.loading'),
        failed: t('chart.notLoaded'),
        retry: t('page.retry'),
        read: t('depth.read'),
        price: t('book.price', { unit: pair.quote }),
        sum: t('depth.sum', { unit: pair.base }),
        distance: t('depth.distance'),
      }}
    />
  );
}
