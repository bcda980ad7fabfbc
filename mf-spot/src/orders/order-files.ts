import { instantOf, type ListFile } from '@tradefloor/area/list';
import type { CompletedOrder, Entrust } from '@tradefloor/contract';
import { type Amount, type Decimal, mul } from '@tradefloor/money';
import { sideOf } from '@tradefloor/trading';
import type { TFunction } from 'i18next';

export const openOrdersFile = (name: string, t: TFunction): ListFile<Entrust> => ({
  name,
  heads: ['time', 'pair', 'side', 'price', 'amount', 'filledAmount', 'remaining', 'total'].map(key =>
    t(`orders.${key}`),
  ),
  cells: order => [
    instantOf(order.createdAt),
    `${order.base}/${order.quote}`,
    t(`orders.sideNames.${sideOf(order)}`),
    order.price,
    order.total,
    order.filled,
    order.amount,
    mul<Decimal>(order.price, order.total),
  ],
});

export const fillsFile = (t: TFunction): ListFile<CompletedOrder> => ({
  name: 'spot-fills',
  heads: ['time', 'pair', 'side', 'price', 'amount', 'total', 'fee', 'feeCurrency'].map(key => t(`orders.${key}`)),
  cells: fill => [
    instantOf(fill.time),
    `${fill.base}/${fill.quote}`,
    t(`orders.sideNames.${fill.side}`),
    fill.price,
    fill.amount,
    mul<Decimal>(fill.price, fill.amount),
    feeOf(fill) ?? '',
    feeCurrencyOf(fill),
  ],
});

/** It comes out of what is received: of the base currency when one bought, of the quote when one sold. */
export const feeOf = ({ side, buyFee, sellFee }: CompletedOrder): Amount | null => (side === 'buy' ? buyFee : sellFee);
export const feeCurrencyOf = ({ side, base, quote }: CompletedOrder): string => (side === 'buy' ? base : quote);
