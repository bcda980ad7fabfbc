import { amount, decimal, div, mul, price } from '@tradefloor/money';
import { MERCHANTS, merchantAccount } from '../../c2c/merchant-offers';
import { DAY, HOUR, MINUTE, SECOND } from '../../clock/clock';
import type { Core } from '../../core';
import { currencyNamed } from '../../market/currency';
import type { AdvertRow } from '../../storage/tables/c2c';
import type { Past } from './past';

/** Orders that each merchant has had of the others, and after how many seconds they release. */
const TRADED = [
  { orders: 17, releaseSeconds: 140, failed: 1 },
  { orders: 9, releaseSeconds: 95, failed: 0 },
  { orders: 12, releaseSeconds: 210, failed: 1 },
  { orders: 6, releaseSeconds: 320, failed: 1 },
  { orders: 4, releaseSeconds: 260, failed: 0 },
] as const;
const FROM = 20 * DAY;
const DOLLARS = currencyNamed('USDT');
const DIGITS = 2;
/** A little more than the least that the advert takes. */
const OF_THE_LEAST = decimal('1.1');

/** Merchants who have traded with each other, so that their records say something. */
export function tradeOfMerchants(core: Core, past: Past, now: number): void {
  const merchants = MERCHANTS.map(({ name }) => {
    const member = core.members.withAccount(merchantAccount(name));
    if (!member) throw new Error('The merchants have not come.');
    return member;
  });
  for (const [place, { orders, releaseSeconds, failed }] of TRADED.entries()) {
    const seller = merchants[place];
    const advert = seller && dollarsOf(core, seller.id);
    if (!advert) throw new Error('The merchants have not opened.');
    for (let order = 0; order < orders + failed; order += 1) {
      const buyer = merchants[(place + 1 + (order % (merchants.length - 1))) % merchants.length];
      if (!buyer) continue;
      const at = now - FROM + order * DAY + place * HOUR;
      const money = mul(amount(advert.min_money ?? '100'), OF_THE_LEAST);
      const quantity = div(money, price(advert.price), DIGITS);
      const { id } = past.perform(deed => core.c2c.take(deed, buyer, advert.id, quantity), at);
      if (order >= orders) {
        past.perform(deed => core.c2c.cancel(deed, buyer.id, id), at + 2 * MINUTE);
      } else {
        const paidAt = at + (2 + (order % 5)) * MINUTE;
        past.perform(deed => core.c2c.pay(deed, buyer.id, id), paidAt);
        past.perform(deed => core.c2c.release(deed, seller.id, id), paidAt + (releaseSeconds + order * 3) * SECOND);
      }
    }
  }
}

const dollarsOf = (core: Core, memberId: number): AdvertRow | undefined =>
  core.adverts.of(memberId).find(({ side, currency_id: currency }) => side === 'sell' && currency === DOLLARS.id);
