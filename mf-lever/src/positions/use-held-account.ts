import type { Quote } from '@tradefloor/contract';
import { type Price, ZERO } from '@tradefloor/money';
import { balancesTopic } from '@tradefloor/platform';
import { useTopic } from '@tradefloor/platform/react';
import type { HeldAccount } from './calculation';

/** The leverage account in the pair's quote currency; null for a guest, and until it is known. */
export function useHeldAccount({ legalId }: Quote, mark: Price): HeldAccount | null {
  const row = useTopic(balancesTopic)?.lever.rows.find(({ currencyId }) => currencyId === legalId);
  if (row === undefined) return null;
  return { available: row.held.lever.available, margins: ZERO, profits: ZERO, net: ZERO, mark };
}
