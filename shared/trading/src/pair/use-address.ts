import { useNamed } from '@tradefloor/area/list';
import type { Quote } from '@tradefloor/contract';
import { SPEC_KEYS } from '@tradefloor/platform';
import { useCallback, useEffect } from 'react';
import { nameOf } from './opening-pair';

interface Address {
  /** The pair that the address names, as in `ETH/USDT`. */
  readonly named: string | null;
  /** Writes the pair on screen over what the address names. */
  readonly name: (pair: Quote) => void;
  /** Another pair was chosen: "back" leads to the one that was left. */
  readonly turnTo: (pair: Quote, left: Quote | null) => void;
}

/** The pair in the address, as in `?symbol=ETH/USDT`: to reload, to keep, to send to somebody. */
export function useAddress(): Address {
  const { named, name, turnTo } = useNamed('symbol');
  return {
    named,
    name: useCallback((pair: Quote) => name(nameOf(pair)), [name]),
    turnTo: useCallback((pair: Quote, left: Quote | null) => turnTo(nameOf(pair), left && nameOf(left)), [turnTo]),
  };
}

/**
 * A tab whose address names no pair shows the device's last one. Once another tab has chosen, this one names what it
 * shows: a reload would take the other's.
 */
export function useOwnPair(pair: Quote | null, name: Address['name']): void {
  useEffect(() => {
    if (pair === null) return undefined;
    const follow = ({ key }: StorageEvent): void => {
      if (key === SPEC_KEYS.symbol.key) name(pair);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [pair, name]);
}
