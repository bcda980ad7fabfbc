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
  const [typed, setTyped] = useState(wished);
  // The address says it a while after it was written: the field must not go back, nor take from under the hand.
  const written = useRef<readonly string[]>([]);
  const latest = useRef(wish);
  useEffect(() => {
    latest.current = wish;
  });
  useEffect(() => {
    const own = written.current.lastIndexOf(wished);
    if (own < 0) setTyped(wished);
    else written.current = written.current.slice(own + 1);
  }, [wished]);
  useEffect(() => {
    if (typed === wished) return undefined;
    const timer = setTimeout(() => {
      written.current = [...written.current, typed];
      latest.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, wished]);
  return [typed, setTyped];
}
