import type { HoldKind } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect } from 'react';

/**
 * Says that a swap or a navigation would lose something: `ask` for a dirty form, `typed` for one that the user leaves
 * without a question, `no` for a submit in flight. `null` holds nothing.
 */
export function useHold(kind: HoldKind | null): void {
  const { swap } = usePlatform();
  useEffect(() => (kind === null ? undefined : swap.hold(kind)), [swap, kind]);
}
