import type { CurrencyId, Held, Quote } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { useSession, useTopic } from '@tradefloor/platform/react';

/** What the spot account has of a pair's two currencies; null for a guest, and until it is known. */
export interface HeldOfPair {
  readonly base: Held;
  readonly quote: Held;
}

const NONE: Held = { available: amount('0'), locked: amount('0') };

export function useHeld({ currencyId, legalId }: Pick<Quote, 'currencyId' | 'legalId'>): HeldOfPair | null {
  const balances = useTopic(balancesTopic);
  const session = useSession();
  if (session.kind === 'guest' || balances === undefined || balances === null) return null;
  const of = (id: CurrencyId): Held => balances.change.rows.find(row => row.currencyId === id)?.held.change ?? NONE;
  return { base: of(currencyId), quote: of(legalId) };
}
