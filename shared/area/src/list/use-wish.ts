import { useCallback, useEffect, useRef, useState } from 'react';
import { useNewestAddress } from './use-newest-address';

/** What is chosen on a screen, in its address: there again after a reload, and for who is sent the link. The first is what nobody chose. */
export function useWish<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const [text, change] = useWishText(name);
  const [fallback] = values;
  const choose = useCallback((value: Value) => change(value === fallback ? '' : value), [change, fallback]);
  return [values.find(value => value === text) ?? fallback, choose];
}

/** The same for what is typed; empty where nobody has. */
export function useWishText(name: string): readonly [string, (text: string) => void] {
  const [query, become] = useNewestAddress();
  const change = useCallback(
    (text: string) =>
      become(before => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete(name);
        else next.set(name, text);
        return next;
      }),
    [name, become],
  );
  return [query.get(name) ?? '', change];
}

const PAUSE_MS = 300;

/** What is being typed is wished for when the hand rests: each letter is no question to the exchange. */
export function useTypedWish(name: string): readonly [string, (text: string) => void] {
  const [wished, wish] = useWishText(name);
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(wish);
  useEffect(() => {
    latest.current = wish;
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      latest.current(typed);
      setTyped(null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed ?? wished, setTyped];
}
