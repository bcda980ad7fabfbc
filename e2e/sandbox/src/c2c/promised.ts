import { add, type Amount, amount, ZERO } from '@tradefloor/money';
import type { Core } from '../core';
import { toUnits } from '../ledger/ledger';
import { heldByDeal, heldByOrder } from '../rulings/held-deals';
import { isPublished } from './advert-rules';

interface Whose {
  readonly memberId: number;
  readonly currencyId: number;
}

/** What a member's adverts, orders and deals with acceptors hold for others: it leaves when they say so. */
export function promised(core: Core, { memberId, currencyId }: Whose): bigint {
  const offered = core.adverts
    .of(memberId)
    .filter(advert => advert.side === 'sell' && advert.currency_id === currencyId && isPublished(advert))
    .map(({ remaining }) => remaining);
  const sold = [
    ...core.c2c.unfinished().map(heldByOrder),
    ...core.acceptors.deals().map(deal => heldByDeal(core, deal)),
  ]
    .filter(deal => deal.sellerId === memberId && deal.currencyId === currencyId)
    .map(({ quantity }) => quantity);
  return toUnits([...offered, ...sold].map(amount).reduce<Amount>(add, ZERO));
}
