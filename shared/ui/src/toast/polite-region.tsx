import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** look.polite-pace: at most one announcement in 5 s. */
const QUIET_MS = 5_000;

interface PoliteRegionProps {
  readonly text: string;
  /** Said where nothing else is said or waits, and holds nothing up. */
  readonly passing?: string;
}

/** The one live region of a page. What comes too soon waits; the newest of it is then said. */
export function PoliteRegion({ text, passing = '' }: PoliteRegionProps) {
  const [said, setSaid] = useState('');
  // Not by the time of day: a clock that is set back would silence it for as long.
  const quietUntil = useRef(-Infinity);
  const isWaiting = useRef(false);
  useEffect(() => {
    if (text === '') return undefined;
    const speak = () => {
      isWaiting.current = false;
      quietUntil.current = performance.now() + QUIET_MS;
      setSaid(text);
    };
    isWaiting.current = true;
    const timer = setTimeout(speak, Math.max(0, quietUntil.current - performance.now()));
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (passing === '') return undefined;
    const timer = setTimeout(() => {
      if (!isWaiting.current && performance.now() >= quietUntil.current) setSaid(passing);
    });
    return () => clearTimeout(timer);
  }, [passing]);
  return (
    <VisuallyHidden>
      {/* Polite as any output is; without the word an open dialog hides it with the rest of the page. */}
      <output aria-live="polite" aria-atomic="true">
        {said}
      </output>
    </VisuallyHidden>
  );
}
