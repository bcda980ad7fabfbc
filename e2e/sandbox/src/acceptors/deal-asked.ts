import { decimal } from '@tradefloor/money';
import type { Deed } from '../ledger/deed';
import type { AcceptorDealRow, AcceptorRow } from '../storage/tables/c2c';
import { quantityOf, type Terms } from './deal-rules';

export interface DealWish extends Omit<Terms, 'feePercent'> {
  readonly acceptorId: number;
  readonly way: AcceptorDealRow['way'];
  readonly phone: string;
  readonly account: string;
}

interface Asked {
  readonly acceptor: AcceptorRow;
  readonly memberId: number;
  /** The acceptor's, for the wished way. */
  readonly account: string;
  readonly wish: DealWish;
}

/** A deal as it begins. */
export function dealAsked(deed: Deed, { acceptor, memberId, account, wish }: Asked): AcceptorDealRow {
  const feePercent = decimal(wish.side === 'buy' ? acceptor.recharge_rate : acceptor.withdrawal_rate);
  return {
    id: deed.nextId('acceptor_deal'),
    acceptor_id: acceptor.id,
    member_id: memberId,
    side: wish.side,
    money: wish.money,
    yuan_rate: wish.yuanRate,
    quantity: quantityOf({ ...wish, feePercent }),
    fee_percent: feePercent,
    way: wish.way,
    phone: wish.phone,
    deal_account: wish.account,
    acceptor_account: account,
    status: 'waiting',
    closed_by: null,
    created_at: deed.at,
    updated_at: deed.at,
    transferred_at: null,
  };
}
