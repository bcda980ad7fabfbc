import { useServerClock } from '@tradefloor/platform/react';
import { useEffect, useState } from 'react';
import { whenPast } from './when-past';

const DAY_MS = 86_400_000;

/** Days since 1970 by the server's clock; another one at midnight (UTC). */
export function useUtcDay(): number {
  const offset = useServerClock();
  const [now, setNow] = useState(Date.now);
  const day = Math.floor((now + offset) / DAY_MS);
  useEffect(() => whenPast((day + 1) * DAY_MS - offset, () => setNow(Date.now())), [day, offset]);
  return day;
}
