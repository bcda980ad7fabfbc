import type { Advert, C2cOrder, LanguageCode, PayeeDetails } from '@tradefloor/contract';
import { asId, asInstant } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import type { Core } from '../core';
import { findCurrency } from '../market/currency';
import { say } from '../messages/message';
import type { AdvertRow, C2cOrderRow } from '../storage/tables/c2c';
import { hiddenBy } from './hidden-adverts';

/** An advert as anybody sees it; `viewerId` is null for a guest. */
export function advertOf(core: Core, row: AdvertRow, viewerId: number | null): Advert {
  const owner = core.members.withId(row.member_id);
  const isOwn = row.member_id === viewerId;
  return {
    id: asId(row.id),
    side: row.side,
    currencyId: asId(row.currency_id),
    currencyName: findCurrency(row.currency_id)?.name ?? '',
    price: price(row.price),
    total: amount(row.total),
    remaining: amount(row.remaining),
    way: row.way,
    minMoney: row.min_money === null ? null : amount(row.min_money),
    maxMoney: row.max_money === null ? null : amount(row.max_money),
    ownerName: core.payees.nameOf(owner),
    ownerId: asId(row.member_id),
    ownerIsSeller: owner?.is_seller ?? false,
    ownerRecord: core.traderRecords.recordOf(row.member_id),
    isOwn,
    openOrders: core.c2c.unfinishedOf(row.id),
    status: row.status,
    createdAt: asInstant(row.created_at),
    ...(isOwn ? { hidden: hiddenBy(core, row, core.clock.now()) } : {}),
  };
}

/** An order as one of its two parties sees it. What was cancelled tells nothing of the other one any more. */
export function orderOf(core: Core, row: C2cOrderRow, viewerId: number, language: LanguageCode): C2cOrder {
  const buys = row.buyer_id === viewerId;
  const isOver = row.status === 'cancelled';
  const [buyer, seller] = [row.buyer_id, row.seller_id].map(id => core.members.withId(id));
  const other = buys ? row.seller_id : row.buyer_id;
  const sellerDetails: PayeeDetails = JSON.parse(row.seller_details);
  const userDetails: PayeeDetails = JSON.parse(row.buyer_details);
  return {
    id: asId(row.id),
    advertId: asId(row.advert_id),
    side: buys ? 'buy' : 'sell',
    currencyId: asId(row.currency_id),
    currencyName: findCurrency(row.currency_id)?.name ?? '',
    amount: amount(row.quantity),
    price: price(row.price),
    money: amount(row.money),
    way: row.way,
    wayName: say(language, `way-${row.way}`),
    status: row.status,
    createdAt: asInstant(row.created_at),
    payBy: asInstant(row.pay_by),
    sellerName: core.payees.nameOf(seller),
    sellerPhone: isOver ? null : (seller?.phone ?? null),
    phone: isOver ? null : (buyer?.phone ?? null),
    otherRealName: isOver ? null : (core.identities.of(other)?.name ?? (buys ? sellerDetails : userDetails).realName),
    sellerDetails: isOver ? null : sellerDetails,
    userDetails: isOver ? null : userDetails,
    isAdvertOwner: row.owner_id === viewerId,
    inRuling: core.rulings.of('c2c-order', row.id) !== undefined,
  };
}
