import type { Quote } from '@tradefloor/contract';
import { SPEC_KEYS } from '@tradefloor/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchOf, symbolOf } from './opening-pair';

interface Address {
  /** The pair that the address names, as in `ETH/USDT`. */
  readonly named: string | null;
  /** Writes the pair on screen over what the address names. */
  readonly name: (pair: Quote) => void;
  /** Another pair was chosen: "back" leads to the one that was left. */
  readonly turnTo: (pair: Quote, left: Quote | null) => void;
}

/** The pair in the address: to reload, to keep, to send to somebody. */
export function useAddress(): Address {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [named, setNamed] = useState(() => symbolOf(search));
  // The router tells of a new address a while after it was written: who changes twice must not be thrown back.
  const written = useRef<readonly string[]>([]);
  useEffect(() => {
    const own = written.current.lastIndexOf(search);
    if (own < 0) setNamed(symbolOf(search));
    else written.current = written.current.slice(own + 1);
  }, [search]);
  const write = useCallback(
    (pair: Quote, replace: boolean) => {
      const next = searchOf(pair);
      setNamed(symbolOf(next));
      if (next === window.location.search) return;
      written.current = [...written.current, next];
      void navigate(next, { replace });
    },
    [navigate],
  );
  const name = useCallback((pair: Quote) => write(pair, true), [write]);
  const turnTo = useCallback(
    (pair: Quote, left: Quote | null) => {
      if (left !== null && symbolOf(window.location.search) === null) write(left, true);
      write(pair, false);
    },
    [write],
  );
  return { named, name, turnTo };
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
