import type { Quote } from '@tradefloor/contract';
import { TradesPanel } from '@tradefloor/trading';
import { TradesLinks } from '../leverage-pages/page-links';
import { SCREEN } from './screen';

export function Trades({ pair }: { readonly pair: Quote }) {
  return <TradesPanel screen={SCREEN} pair={pair} end={<TradesLinks />} />;
}
