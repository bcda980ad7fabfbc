import { later, NothingYet } from '@tradefloor/area/later';
import type { Entrust, Quote } from '@tradefloor/contract';
import type { Amount, Price } from '@tradefloor/money';
import { OrderBook } from '@tradefloor/trading';
import { useState } from 'react';

// The book is there first, the marks in it later.
const ToldOrders = later(() => import('./told-orders').then(({ ToldOrders: Told }) => Told), NothingYet);

interface OwnBookProps {
  readonly pair: Quote;
  readonly onTake: (price: Price, sum: Amount | null) => void;
}

const NONE: readonly Entrust[] = [];

/** The order book with one's own orders marked in it. */
export function OwnBook({ pair, onTake }: OwnBookProps) {
  const [own, setOwn] = useState({ pair: pair.key, orders: NONE });
  return (
    <>
      <OrderBook pair={pair} own={own.pair === pair.key ? own.orders : NONE} onTake={onTake} />
      <ToldOrders pair={pair.key} onOrders={setOwn} />
    </>
  );
}
