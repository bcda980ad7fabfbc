import { type AcceptorDeal, asId, asInstant, type LanguageCode } from '@tradefloor/contract';
import { type Amount, amount, cut, decimal, FIAT_DECIMALS, percentOf, sub } from '@tradefloor/money';
import type { Core } from '../core';
import { say } from '../messages/message';
import type { AcceptorDealRow } from '../storage/tables/c2c';

/** A deal as one of its two parties sees it. Once it is over, the acceptor has no more use for the member's phone. */
export function dealOf(core: Core, row: AcceptorDealRow, viewerId: number, language: LanguageCode): AcceptorDeal {
  const isServing = row.member_id !== viewerId;
  return {
    id: asId(row.id),
    side: row.side,
    money: amount(row.money),
    account: row.deal_account,
    acceptorName: core.acceptors.withId(row.acceptor_id)?.name ?? '',
    acceptorAccount: row.acceptor_account,
    way: row.way,
    wayName: say(language, `way-${row.way}`),
    status: row.status,
    createdAt: asInstant(row.created_at),
    updatedAt: asInstant(row.updated_at),
    transferredAt: row.transferred_at === null ? null : asInstant(row.transferred_at),
    inRuling: core.rulings.of('acceptor-deal', row.id) !== undefined,
    isServing,
    memberName: isServing ? core.payees.nameOf(core.members.withId(row.member_id)) : '',
    phone: isServing && row.status !== 'waiting' ? null : row.phone,
    amount: amount(row.quantity),
    toPay: toPay(row),
  };
}

/** The rate of a recharge is taken out of the coins, that of a withdrawal out of the money. */
const toPay = ({ side, money, fee_percent }: AcceptorDealRow): Amount =>
  side === 'buy'
    ? amount(money)
    : cut(sub(amount(money), percentOf(amount(money), decimal(fee_percent))), FIAT_DECIMALS);
