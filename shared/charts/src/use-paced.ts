import { useEffect, useRef, useState } from 'react';

/** The newest value, but a new one at most every `milliseconds`: the first at once, the last of a burst when it ends. */
export function usePaced<Value>(value: Value, milliseconds: number): Value {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const wait = Math.max(0, shownAt.current + milliseconds - performance.now());
    const show = (): void => {
      shownAt.current = performance.now();
      setShown(() => value);
    };
    if (wait === 0) {
      show();
      return undefined;
    }
    const timer = setTimeout(show, wait);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return shown;
}
