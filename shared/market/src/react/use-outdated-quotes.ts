import { pairsTopic } from '@tradefloor/platform';
import { useConnection, useTopic } from '@tradefloor/platform/react';
import { useEffect, useState } from 'react';

/** look.stale-mark: grey at 10 s. While the socket is down the shell asks every 5 s: that is two answers that did not come. */
const STALE_AFTER_MS = 10_000;

/** Whether the quotes on screen are no longer the market's. */
export function useOutdatedQuotes(): boolean {
  const isDown = useConnection()?.kind === 'down';
  const answered = useTopic(pairsTopic);
  const [outdated, setOutdated] = useState<unknown>(null);
  useEffect(() => {
    if (!isDown || answered === undefined) return undefined;
    const timer = setTimeout(() => setOutdated(answered), STALE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDown, answered]);
  return isDown && answered !== undefined && outdated === answered;
}
