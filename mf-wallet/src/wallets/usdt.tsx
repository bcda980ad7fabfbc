import { Balance } from '@tradefloor/area/balances';
import type { Amount } from '@tradefloor/money';

interface UsdtProps {
  readonly value: Amount | null;
}

/** look.bright-digits: two of a total; a coin's worth is no coin, and needs no more of them. */
export function Usdt({ value }: UsdtProps) {
  return <Balance value={value} decimals={2} unit="USDT" restOnDemand />;
}

/** About so much, in yuan. */
export function Yuan({ value }: UsdtProps) {
  return value === null ? null : (
    <span>
      ≈ <Balance value={value} decimals={2} unit="CNY" restOnDemand />
    </span>
  );
}
