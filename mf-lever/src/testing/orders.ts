import { asId, asInstant, type LeverageOrder } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';

/** A position as the lists have it: ten hands of BTC/USDT, long at 97,000. */
export function aPosition(id: string, more: Partial<LeverageOrder> = {}): LeverageOrder {
  return {
    id: asId(id),
    direction: 'long',
    symbol: 'BTC/USDT',
    currencyId: asId('BTC'),
    legalId: asId('USDT'),
    hands: decimal('10'),
    multiplier: decimal('20'),
    quantity: amount('0.1'),
    originPrice: price('97000'),
    openPrice: price('97000'),
    price: price('97000'),
    takeProfit: price('0'),
    stopLoss: price('0'),
    stopBy: 'mark',
    originMargin: amount('485'),
    margin: amount('485'),
    fee: amount('9.7'),
    overnight: amount('0'),
    profit: amount('0'),
    openedAt: asInstant(Date.UTC(2026, 10, 21, 14, 1, 22)),
    handledAt: asInstant(Date.UTC(2026, 10, 21, 14, 1, 22)),
    completedAt: null,
    createdAt: asInstant(Date.UTC(2026, 10, 21, 14, 1, 22)),
    status: 'open',
    ...more,
  };
}

export const anEntrust = (id: string, more: Partial<LeverageOrder> = {}): LeverageOrder =>
  aPosition(id, { status: 'pending', originPrice: price('95000'), openPrice: price('0'), openedAt: null, ...more });

export const aClosed = (id: string, more: Partial<LeverageOrder> = {}): LeverageOrder =>
  aPosition(id, {
    status: 'closed',
    price: price('96000'),
    profit: amount('-100'),
    completedAt: asInstant(Date.UTC(2026, 10, 21, 15, 0, 0)),
    ...more,
  });
