import { decimal, isDecimal, toScaled } from '@tradefloor/money';
import type { Settings } from '../../storage/settings';
import type { MarketHall } from '../market-hall';
import { priceText } from '../pair';

/** By the pair's id: where the market goes on after a stop. The last trade may have been any member's. */
export const marksOf = (hall: MarketHall): string =>
  JSON.stringify(Object.fromEntries(hall.markets.map(({ pair, markPrice }) => [pair.id, priceText(pair, markPrice)])));

export function restoreMarks(settings: Settings, hall: MarketHall, now: number): void {
  const kept = new Map(Object.entries<unknown>(JSON.parse(settings.get('marks'))));
  for (const { pair, mark } of hall.markets) {
    const price = kept.get(String(pair.id));
    if (typeof price === 'string' && isDecimal(price)) mark.restore(toScaled(decimal(price), pair.priceScale), now);
  }
}
