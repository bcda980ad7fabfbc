import type { PairKey } from '@tradefloor/contract';
import { compare, type Decimal, isPositive, type Price } from '@tradefloor/money';
import { isReached, MOST_PRICE_ALERTS, type PriceAlert } from '@tradefloor/platform';

export type AlertProblem = 'missing' | 'reached' | 'known' | 'full';

export interface WantedAlert {
  readonly pair: PairKey;
  readonly way: PriceAlert['way'];
  /** Null while it is not a number. */
  readonly price: Decimal | null;
}

/** Why there can be no such alert; null when there can. `now` is the pair's newest price. */
export function problemOfAlert(
  { pair, way, price }: WantedAlert,
  now: Price,
  alerts: readonly PriceAlert[],
): AlertProblem | null {
  if (price === null || !isPositive(price)) return 'missing';
  if (alerts.some(alert => alert.pair === pair && alert.way === way && compare(alert.price, price) === 0))
    return 'known';
  if (isPositive(now) && isReached({ way, price: price as Price }, now)) return 'reached';
  return alerts.length >= MOST_PRICE_ALERTS ? 'full' : null;
}
