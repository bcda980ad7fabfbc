import type { CompletedOrder, Entrust } from '@tradefloor/contract';
import { asId, asInstant } from '@tradefloor/contract';
import { amount, mul, price, sub } from '@tradefloor/money';
import type { Pair } from '../market/pair';
import { idOf } from '../market/quotes';
import type { SpotFillRow, SpotOrderRow } from '../storage/tables';

/** A stored order as its owner sees it. */
export function entrustOf(row: SpotOrderRow, pair: Pair, account: string): Entrust {
  const limit = price(row.price);
  const total = amount(row.quantity);
  const remaining = amount(row.remaining);
  return {
    id: asId(row.id),
    createdAt: asInstant(row.created_at),
    ...namesOf(pair),
    side: row.side,
    price: limit,
    amount: remaining,
    total,
    filled: sub(total, remaining),
    totalMoney: mul(total, limit),
    accountNumber: account,
    clientOrderId: row.client_order_id === null ? null : asId(row.client_order_id),
  };
}

export function completedOf(row: SpotFillRow, pair: Pair): CompletedOrder {
  const fee = amount(row.fee);
  return {
    id: asId(row.id),
    orderId: asId(row.order_id),
    time: asInstant(row.at),
    ...namesOf(pair),
    price: price(row.price),
    amount: amount(row.quantity),
    side: row.side,
    buyFee: row.side === 'buy' ? fee : null,
    sellFee: row.side === 'sell' ? fee : null,
  };
}

export const namesOf = ({ base, quote }: Pair) => ({
  currencyId: idOf(base),
  legalId: idOf(quote),
  base: base.name,
  quote: quote.name,
});
