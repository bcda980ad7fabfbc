import { asId, asInstant } from '@tradefloor/contract';
import type { Ruling, RulingFor } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import type { Core } from '../core';
import { findCurrency } from '../market/currency';
import type { RulingRow } from '../storage/tables/c2c';

/** A ruling as one of the two, or an operator, sees it. */
export function rulingOf(core: Core, row: RulingRow, viewerId: number): Ruling {
  const partyOf = (id: number | null): RulingFor | null =>
    id === row.buyer_id ? 'buyer' : id === row.seller_id ? 'seller' : null;
  const acceptorIs = acceptorOf(core, row);
  const nameOf = (id: number, party: RulingFor) =>
    (acceptorIs === party ? core.acceptors.ofMember(id)?.name : undefined) ??
    core.payees.nameOf(core.members.withId(id));
  return {
    id: asId(row.id),
    of: row.of_kind,
    dealId: asId(row.deal_id),
    role: partyOf(viewerId) ?? 'operator',
    askedBy: partyOf(row.asked_by),
    askedAt: asInstant(row.asked_at),
    ...(acceptorIs === null ? {} : { acceptorIs }),
    buyerName: nameOf(row.buyer_id, 'buyer'),
    sellerName: nameOf(row.seller_id, 'seller'),
    currencyName: findCurrency(row.currency_id)?.name ?? '',
    amount: amount(row.quantity),
    money: amount(row.money),
    status: row.status,
    decidedFor: row.decided_for,
    closedAt: row.closed_at === null ? null : asInstant(row.closed_at),
  };
}

function acceptorOf(core: Core, { of_kind, buyer_id, seller_id }: RulingRow): RulingFor | null {
  if (of_kind !== 'acceptor-deal') return null;
  const [buys, sells] = [buyer_id, seller_id].map(id => core.acceptors.ofMember(id) !== undefined);
  return buys === sells ? null : buys ? 'buyer' : 'seller';
}
