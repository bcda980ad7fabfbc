import { asId, asInstant, type CompletedOrder, type Entrust } from '@tradefloor/contract';
import { type Amount, amount, type Price, price } from '@tradefloor/money';

/** An open order as the lists have it: of BTC/USDT unless it is told otherwise. */
export function anOrder(id: string, more: Partial<Entrust> = {}): Entrust {
  const total: Amount = more.total ?? amount('0.02');
  return {
    id: asId(id),
    createdAt: asInstant(Date.UTC(2026, 10, 21, 14, 1, 22)),
    currencyId: asId('BTC'),
    legalId: asId('USDT'),
    base: 'BTC',
    quote: 'USDT',
    side: 'buy',
    price: price('97100.00'),
    amount: total,
    total,
    filled: amount('0'),
    totalMoney: null,
    accountNumber: null,
    clientOrderId: null,
    ...more,
  };
}

export function aFill(id: string, more: Partial<CompletedOrder> = {}): CompletedOrder {
  const at: Price = price('97412.56');
  return {
    id: asId(id),
    time: asInstant(Date.UTC(2026, 10, 21, 14, 2, 51)),
    currencyId: asId('BTC'),
    legalId: asId('USDT'),
    base: 'BTC',
    quote: 'USDT',
    price: at,
    amount: amount('0.01'),
    side: 'buy',
    buyFee: amount('0.00001'),
    sellFee: null,
    ...more,
  };
}
