import type { LeverageOrder } from '@tradefloor/contract';
import { isPositive, scaleOf } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount } from '@tradefloor/ui';

type Prices = Pick<LeverageOrder, 'openPrice' | 'originPrice' | 'price'>;

/** With the pair's digits, as the prices beside it have them: what a spread adds to them is told to who points at it. */
export function EntryPrice({ openPrice, originPrice, price }: Prices) {
  const language = useLanguage();
  if (!isPositive(openPrice)) return '—';
  const digits = Math.max(scaleOf(originPrice), scaleOf(price));
  return <Amount value={openPrice} language={language} decimals={digits} restOnDemand />;
}
