import { amount, cut, decimal, div, mul, type Price } from '@tradefloor/money';
import { isSimulated, type Member } from '../account/members';
import type { Round } from '../clock/rounds';
import { SECOND } from '../clock/clock';
import type { Core } from '../core';
import { legal } from '../ledger/account';
import type { Deed } from '../ledger/deed';
import { lendTo } from '../ledger/house';
import { toUnits } from '../ledger/ledger';
import { type Currency, currencyNamed } from '../market/currency';
import { heldByOrder } from '../rulings/held-deals';
import { tellOfRuling } from '../rulings/ruling-notes';
import { usdtOf } from '../spot/spot-calls';
import type { C2cOrderRow } from '../storage/tables/c2c';
import type { AdvertWish } from './advert-rules';
import { MERCHANTS, merchantAccount, type Offer } from './merchant-offers';

/** Simulated merchants pay what they bought and release what was paid, after a while, and never run out of adverts. */
export const simulatedMerchants =
  (core: Core): Round =>
  async now => {
    // oxlint-disable-next-line tradefloor/money-is-no-number -- seconds
    const since = now - Number(core.settings.get('merchant_seconds')) * SECOND;
    const steps = await Promise.all(core.c2c.unfinished().map(order => goOn(core, order, since)));
    return [...steps, await openOffers(core, now)].includes(true);
  };

/** Where nothing stands any more, a new advert comes at the price of the day. */
export async function openOffers(core: Core, at: number): Promise<boolean> {
  const wanted = MERCHANTS.flatMap(({ name, offers }) => offers.map(offer => ({ name, offer })));
  const opened = await Promise.all(wanted.map(({ name, offer }) => offerAnew(core, name, offer, at)));
  return opened.includes(true);
}

async function goOn(core: Core, order: C2cOrderRow, since: number): Promise<boolean> {
  const { clerk, c2c, members } = core;
  // What an operator is asked about is not settled by a machine.
  if (core.rulings.of('c2c-order', order.id)) return false;
  const isMerchant = (id: number) => isSimulated(members.withId(id));
  const pays = order.status === 'unpaid' && order.created_at <= since && isMerchant(order.buyer_id);
  const releases = order.status === 'paid' && (order.paid_at ?? since) <= since && isMerchant(order.seller_id);
  if (pays) await clerk.perform(deed => c2c.pay(deed, order.buyer_id, order.id));
  const isMissing = core.settings.get('merchant_receipts') === 'missing';
  if (releases && isMissing) await clerk.perform(deed => askForRuling(core, deed, order));
  else if (releases) await clerk.perform(deed => c2c.release(deed, order.seller_id, order.id));
  return pays || releases;
}

/** The simulation's rule is that the money never came. */
function askForRuling(core: Core, deed: Deed, order: C2cOrderRow): void {
  const ruling = core.rulings.ask(deed, heldByOrder(order), order.seller_id);
  core.rulings.words.say(deed, order.seller_id, { of: 'c2c-order', id: order.id }, { note: 'notReceived' });
  tellOfRuling(core, deed, ruling, 'rulingAsked');
}

async function offerAnew(core: Core, name: string, offer: Offer, at: number): Promise<boolean> {
  const member = core.members.withAccount(merchantAccount(name));
  if (!member || hasAdvert(core, member, offer)) return false;
  await core.clerk.perform(deed => publish(core, deed, member, offer), at);
  return true;
}

function hasAdvert({ adverts }: Core, { id }: Member, { side, currency, way }: Offer): boolean {
  const currencyId = currencyNamed(currency).id;
  return adverts.of(id).some(advert => advert.side === side && advert.currency_id === currencyId && advert.way === way);
}

function publish(core: Core, deed: Deed, { id }: Member, offer: Offer): void {
  const wish = wishOf(core, offer);
  const { currency, total } = wish;
  if (offer.side === 'sell') lendTo(deed, core.ledger, legal(id, currency.id), toUnits(total));
  core.adverts.publish(deed, id, wish);
}

const PERCENT = decimal('100');
/** Digits that a merchant offers a currency in. */
const DIGITS: Readonly<Record<Offer['currency'], number>> = { USDT: 2, BTC: 5, ETH: 4 };

/** In yuan, so many percent of the market. */
export function priceOfTheDay(core: Core, { id }: Currency, percentOfMarket: string): Price {
  const inYuan = mul(usdtOf(core, id), decimal(core.settings.get('cny_rate')));
  return cut(div(mul(inYuan, decimal(percentOfMarket)), PERCENT, 2), 2);
}

/** As much of the currency as the offer is worth. */
function wishOf(core: Core, offer: Offer): AdvertWish {
  const currency = currencyNamed(offer.currency);
  const unit = priceOfTheDay(core, currency, offer.percentOfMarket);
  return {
    side: offer.side,
    way: offer.way,
    currency,
    price: unit,
    total: div(amount(offer.worth), unit, DIGITS[offer.currency]),
    minMoney: amount(offer.least),
    maxMoney: null,
  };
}
