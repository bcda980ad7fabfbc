import { amount, price, type Price } from '@tradefloor/money';
import type { AdvertWish } from '../../c2c/advert-rules';
import { MERCHANTS, merchantAccount } from '../../c2c/merchant-offers';
import { openOffers, priceOfTheDay } from '../../c2c/merchants';
import { DAY, HOUR, MINUTE } from '../../clock/clock';
import type { Core } from '../../core';
import { currencyNamed } from '../../market/currency';
import type { AdvertRow, Way } from '../../storage/tables/c2c';
import { tradeOfMerchants } from './merchants-past';
import { Past } from './past';
import { person, simulatedMember, unknownPassword } from './people';

const MARKET_OPENED = 21 * DAY;

/** Merchants with their adverts, the seller's adverts on both sides, and the trader's orders in each state. */
export async function seedC2c(core: Core): Promise<void> {
  const now = core.clock.now();
  await enlistMerchants(core, now - MARKET_OPENED);
  await openOffers(core, now - MARKET_OPENED);
  const past = new Past(core);
  tradeOfMerchants(core, past, now);
  trade(core, past, now, publishSellers(core, past, now));
  await past.stored();
}

async function enlistMerchants(core: Core, at: number): Promise<void> {
  const hash = await unknownPassword(core);
  for (const { name, details } of MERCHANTS) {
    await core.clerk.perform(deed => {
      const { id } = simulatedMember(core, deed, { account: merchantAccount(name), isSeller: true }, hash);
      core.payees.save(deed, { ...details, member_id: id, updated_at: deed.at });
      core.payees.giveName(deed, id, name);
    }, at);
  }
  await core.clerk.perform(deed => core.payees.giveName(deed, person(core, 'seller').id, 'Seaside Desk'), at);
}

type Named = 'usdtByBank' | 'usdtByWechat' | 'usdtWanted' | 'traders';
type Adverts = Readonly<Record<Named, AdvertRow>>;

function publishSellers(core: Core, past: Past, now: number): Adverts {
  const wish = (side: AdvertWish['side'], name: string, unit: Price, total: string, way: Way): AdvertWish => ({
    side,
    currency: currencyNamed(name),
    price: unit,
    total: amount(total),
    way,
    minMoney: amount('100'),
    maxMoney: null,
  });
  const publish = (by: string, daysAgo: number, wanted: AdvertWish) =>
    past.perform(deed => core.adverts.publish(deed, person(core, by).id, wanted), now - daysAgo * DAY);
  const ofTheDay = (name: string, percent: string) => priceOfTheDay(core, currencyNamed(name), percent);
  const usdtByBank = publish('seller', 14, wish('sell', 'USDT', price('7.12'), '2500', 'bank'));
  const usdtByWechat = publish('seller', 9, wish('sell', 'USDT', price('7.14'), '900', 'wechat'));
  const usdtWanted = publish('seller', 13, wish('buy', 'USDT', price('7.08'), '3000', 'alipay'));
  publish('seller', 6, wish('sell', 'BTC', ofTheDay('BTC', '100.4'), '0.06', 'bank'));
  publish('seller', 5, wish('sell', 'ETH', ofTheDay('ETH', '100.6'), '0.9', 'alipay'));
  publish('seller', 4, wish('buy', 'BTC', ofTheDay('BTC', '99.5'), '0.05', 'bank'));
  publish('seller', 2, wish('buy', 'ETH', ofTheDay('ETH', '99.3'), '1.5', 'wechat'));
  const gone = publish('seller', 11, wish('sell', 'USDT', price('7.21'), '400', 'bank'));
  past.perform(deed => core.adverts.withdraw(deed, gone.member_id, gone.id), now - 10 * DAY);
  const traders = publish('trader', 3, wish('sell', 'USDT', price('7.15'), '400', 'bank'));
  publish('trader', 1, wish('buy', 'ETH', ofTheDay('ETH', '98.7'), '0.4', 'bank'));
  return { usdtByBank, usdtByWechat, usdtWanted, traders };
}

type End = 'finished' | 'paid' | 'unpaid' | 'cancelled' | 'expired';

function trade(core: Core, past: Past, now: number, adverts: Adverts): void {
  const order = (by: string, { id }: AdvertRow, number: string, ago: number, end: End) => {
    const at = now - ago;
    const { c2c } = core;
    const placed = past.perform(deed => c2c.take(deed, person(core, by), id, amount(number)), at);
    if (end === 'cancelled') past.perform(deed => c2c.cancel(deed, placed.buyer_id, placed.id), at + 2 * MINUTE);
    if (end === 'expired') past.perform(deed => c2c.expire(deed, placed.id), placed.pay_by);
    if (end !== 'finished' && end !== 'paid') return;
    past.perform(deed => c2c.pay(deed, placed.buyer_id, placed.id), at + 4 * MINUTE);
    if (end === 'finished') past.perform(deed => c2c.release(deed, placed.seller_id, placed.id), at + 9 * MINUTE);
  };
  order('trader', adverts.usdtByBank, '300', 12 * DAY, 'finished');
  order('trader', adverts.usdtWanted, '250', 10 * DAY, 'finished');
  order('trader', merchantsAdvert(core), '650', 8 * DAY, 'finished');
  order('trader', adverts.usdtByBank, '120', 6 * DAY, 'cancelled');
  order('trader', adverts.usdtByWechat, '80', 5 * DAY, 'expired');
  order('agent', adverts.traders, '60', 2 * DAY, 'finished');
  order('operator', adverts.usdtByBank, '150', 30 * HOUR, 'finished');
  order('trader', adverts.usdtWanted, '180', 40 * MINUTE, 'paid');
  order('trader', adverts.usdtByWechat, '200', 20 * MINUTE, 'paid');
  // The seller has to pay this one: run out, it counts for the seller and goes back to the trader's advert.
  order('seller', adverts.traders, '95', 0, 'unpaid');
}

function merchantsAdvert(core: Core): AdvertRow {
  const merchant = core.members.withAccount(merchantAccount('Harbour OTC'));
  const found = core.adverts.of(merchant?.id ?? 0).find(({ side, way }) => side === 'sell' && way === 'bank');
  if (!found) throw new Error('The merchants have not opened.');
  return found;
}
