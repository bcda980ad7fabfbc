import type { Amount } from '@tradefloor/money';
import { Balance } from './balance';

interface WorthProps {
  readonly value: Amount | null;
}

/** look.bright-digits: two of a total; a coin's worth is no coin, and needs no more of them. */
export function Usdt({ value }: WorthProps) {
  return <Balance value={value} decimals={2} unit="USDT" restOnDemand />;
}

/** The same in a column whose head names the unit. */
export function Worth({ value }: WorthProps) {
  return <Balance value={value} decimals={2} restOnDemand />;
}
