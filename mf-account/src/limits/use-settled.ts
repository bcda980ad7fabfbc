import { useEffect, useState } from 'react';

/** Long enough that nobody who types on is asked about half a name. */
const SETTLED_MS = 400;

/** What is typed, once nobody types on. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
