import { WaysIn } from '@tradefloor/area/page';
import type { Quote } from '@tradefloor/contract';
import { Failed, TradeList } from '@tradefloor/trading';
import { EmptyState, SkeletonRows } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useOwnFills } from '../orders/use-own-fills';

/** As many as of the market's. */
const ROWS = 20;

/** What the trader traded of the pair, beside what everybody did. */
export function OwnTrades({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  const { kind, fills, retry } = useOwnFills(pair.key);
  if (kind === 'loading') return <SkeletonRows rows={8} label={t('trades.loading')} />;
  if (kind === 'guest') return <WaysIn text={t('orders.guest')} />;
  if (kind === 'failed') return <Failed title={t('trades.failed')} retry={retry} />;
  if (fills.length === 0) return <EmptyState title={t('trades.noneOwn')} />;
  return <TradeList label={t('trades.own')} pair={pair} trades={fills.slice(0, ROWS)} />;
}
