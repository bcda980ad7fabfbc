import type { CompletedOrder, Entrust } from '@tradefloor/contract';
import type { ChartMark, PriceLine } from '@tradefloor/charts';
import { formatNumber, type LanguageCode } from '@tradefloor/money';

/** What of the trader's own stands on the chart; of the pair that is on screen. */
export interface OwnOrders {
  readonly orders: readonly Pick<Entrust, 'id' | 'side' | 'price' | 'amount'>[];
  readonly fills: readonly Pick<CompletedOrder, 'id' | 'time' | 'side' | 'price' | 'amount'>[];
}

export interface SideTexts {
  readonly buy: string;
  readonly sell: string;
}

const ORDER = 'order-';

/** The order that a line on the chart stands for. */
export const orderOfLine = <Order extends { readonly id: string }>(
  line: string,
  orders: readonly Order[],
): Order | undefined => orders.find(({ id }) => line === ORDER + id);

/** Open orders lie across the chart at their price, as in `Buy 0.02`. */
export function orderLines(orders: OwnOrders['orders'], texts: SideTexts, language: LanguageCode): PriceLine[] {
  return orders.flatMap(({ id, side, price, amount }) =>
    side === null
      ? []
      : [
          {
            id: ORDER + id,
            price,
            kind: side,
            label: `${texts[side]} ${formatNumber(amount, language)}`,
            canCancel: true,
          },
        ],
  );
}

/** Fills stand at the bar in which they happened. */
export function fillMarks(fills: OwnOrders['fills']): ChartMark[] {
  return fills.map(({ id, time, side, price }, at) => ({ id: id ?? `${time}-${at}`, time, price, kind: side }));
}
