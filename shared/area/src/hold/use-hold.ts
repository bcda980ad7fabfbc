import { usePlatform } from '@tradefloor/platform/react';
import { useEffect } from 'react';

/**
 * Says that a swap or a navigation would lose something: `ask` for a dirty form, `no` for a submit in flight.
 * `null` holds nothing.
 */
export function useHold(kind: 'ask' | 'no' | null): void {
  const { swap } = usePlatform();
  useEffect(() => (kind === null ? undefined : swap.hold(kind)), [swap, kind]);
}
