import type { Advert, Side } from '@tradefloor/contract';
import { type Amount, compare } from '@tradefloor/money';
import { isFor } from '../market/advert-rules';

/** Of the adverts that an order of so much money can be placed on, the cheapest to buy from, the dearest to sell to; never one's own. */
export function bestAdvert(adverts: readonly Advert[], does: Side, money: Amount): Advert | null {
  let best: Advert | null = null;
  for (const advert of adverts) {
    if (advert.isOwn || !isFor(advert, money)) continue;
    if (best === null || isBetter(advert, best, does)) best = advert;
  }
  return best;
}

function isBetter(one: Advert, other: Advert, does: Side): boolean {
  const dearer = compare(one.price, other.price);
  return does === 'buy' ? dearer < 0 : dearer > 0;
}
