import { type Amount, ZERO } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';

/** What the user has of a currency in the fiat account, which orders between members go by; null until it is known. */
export function useAvailable(currency: string): Amount | null {
  const balances = useTopic(balancesTopic);
  if (balances == null) return null;
  const row = balances.legal.rows.find(({ currencyName }) => currencyName === currency);
  return row?.held.legal.available ?? ZERO;
}
