import type { Entrust, PairKey } from '@tradefloor/contract';
import { useOpenOrders } from '@tradefloor/trading';
import { useLayoutEffect } from 'react';

interface ToldOrdersProps {
  readonly pair: PairKey;
  readonly onOrders: (own: { readonly pair: PairKey; readonly orders: readonly Entrust[] }) => void;
}

/** Draws nothing: tells a pair's open orders, before the frame that a change of them belongs to. */
export function ToldOrders({ pair, onOrders }: ToldOrdersProps) {
  const { orders } = useOpenOrders(pair);
  useLayoutEffect(() => onOrders({ pair, orders }), [pair, orders, onOrders]);
  return null;
}
