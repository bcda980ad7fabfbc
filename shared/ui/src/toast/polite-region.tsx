import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** look.polite-pace: at most one announcement in 5 s. */
const QUIET_MS = 5_000;

/** The one live region of a page. What comes too soon waits; the newest of it is then said. */
export function PoliteRegion({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  // Not by the time of day: a clock that is set back would silence it for as long.
  const quietUntil = useRef(-Infinity);
  useEffect(() => {
    if (text === said) return undefined;
    const speak = () => {
      quietUntil.current = performance.now() + QUIET_MS;
      setSaid(text);
    };
    const timer = setTimeout(speak, Math.max(0, quietUntil.current - performance.now()));
    return () => clearTimeout(timer);
  }, [text, said]);
  return (
    <VisuallyHidden>
      <output aria-atomic="true">{said}</output>
    </VisuallyHidden>
  );
}
