import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** look.polite-pace: at most one announcement in 5 s. */
const QUIET_MS = 5_000;

/** The one live region of a page. What comes too soon waits; the newest of it is then said. */
export function PoliteRegion({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  const quietUntil = useRef(-Infinity);
  useEffect(() => {
    if (text === said) return undefined;
    const speak = () => {
      quietUntil.current = Date.now() + QUIET_MS;
      setSaid(text);
    };
    const timer = setTimeout(speak, Math.max(0, quietUntil.current - Date.now()));
    return () => clearTimeout(timer);
  }, [text, said]);
  return (
    <VisuallyHidden>
      <output aria-atomic="true">{said}</output>
    </VisuallyHidden>
  );
}
