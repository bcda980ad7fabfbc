import type { LeverageOrder } from '@tradefloor/contract';
import { isPositive, scaleOf } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount } from '@tradefloor/ui';

interface EntryPriceProps {
  readonly of: Pick<LeverageOrder, 'openPrice' | 'originPrice' | 'price'>;
  readonly restOnDemand?: boolean;
}

/** As bright as the prices beside it: what a spread adds to their digits is dimmed, or told to who points at it. */
export function EntryPrice({ of: { openPrice, originPrice, price }, restOnDemand = false }: EntryPriceProps) {
  const language = useLanguage();
  if (!isPositive(openPrice)) return '—';
  const digits = Math.max(scaleOf(originPrice), scaleOf(price));
  return <Amount value={openPrice} language={language} decimals={digits} restOnDemand={restOnDemand} />;
}
