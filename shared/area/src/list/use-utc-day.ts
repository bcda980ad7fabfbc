import { useServerClock } from '@tradefloor/platform/react';
import { useEffect, useState } from 'react';

const DAY_MS = 86_400_000;
/** A timer may be a moment early. */
const LATER_MS = 50;

/** Days since 1970 by the server's clock; another one at midnight (UTC). */
export function useUtcDay(): number {
  const offset = useServerClock();
  const [now, setNow] = useState(Date.now);
  const day = Math.floor((now + offset) / DAY_MS);
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const timer = setTimeout(look, (day + 1) * DAY_MS - offset - Date.now() + LATER_MS);
    // A timer sleeps with its machine.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day, offset]);
  return day;
}
