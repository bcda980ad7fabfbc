import type { LeverageOrder } from '@tradefloor/contract';
import { isPositive, type Price } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { ownPriceText } from '@tradefloor/trading';
import { Over } from './over';

type Stops = Pick<LeverageOrder, 'takeProfit' | 'stopLoss'>;

export const hasStops = ({ takeProfit, stopLoss }: Stops): boolean => isPositive(takeProfit) || isPositive(stopLoss);

/** Take profit, then stop loss. */
export function StopPrices({ takeProfit, stopLoss }: Stops) {
  const language = useLanguage();
  const text = (price: Price) => (isPositive(price) ? ownPriceText(price, language) : '—');
  return <Over under={text(stopLoss)}>{text(takeProfit)}</Over>;
}
