import type { CompletedOrder, Entrust } from '@tradefloor/contract';
import { type Amount, type Decimal, mul } from '@tradefloor/money';
import type { TFunction } from 'i18next';
import { csvOf } from '../csv/csv';
import { sideOf } from './of-pair';

/** Times as every machine reads them, numbers with all digits and a point. */
export const instantOf = (time: number | null): string => (time === null ? '' : new Date(time).toISOString());

export function openOrdersFile(orders: readonly Entrust[], t: TFunction): string {
  const heads = ['time', 'pair', 'side', 'price', 'amount', 'filledAmount', 'remaining', 'total'].map(key =>
    t(`orders.${key}`),
  );
  return csvOf(
    heads,
    orders.map(order => [
      instantOf(order.createdAt),
      `${order.base}/${order.quote}`,
      t(`orders.sides.${sideOf(order)}`),
      order.price,
      order.total,
      order.filled,
      order.amount,
      mul<Decimal>(order.price, order.total),
    ]),
  );
}

export function fillsFile(fills: readonly CompletedOrder[], t: TFunction): string {
  const heads = ['time', 'pair', 'side', 'price', 'amount', 'total', 'fee', 'feeCurrency'].map(key =>
    t(`orders.${key}`),
  );
  return csvOf(
    heads,
    fills.map(fill => [
      instantOf(fill.time),
      `${fill.base}/${fill.quote}`,
      t(`orders.sides.${fill.side}`),
      fill.price,
      fill.amount,
      mul<Decimal>(fill.price, fill.amount),
      feeOf(fill) ?? '',
      feeCurrencyOf(fill),
    ]),
  );
}

/** It comes out of what is received (AREAS): of the base currency when one bought, of the quote when one sold. */
export const feeOf = ({ side, buyFee, sellFee }: CompletedOrder): Amount | null => (side === 'buy' ? buyFee : sellFee);
export const feeCurrencyOf = ({ side, base, quote }: CompletedOrder): string => (side === 'buy' ? base : quote);
