import { useEffect, useEffectEvent, useState } from 'react';

interface Deadline {
  /** In milliseconds, by the server's clock. */
  readonly deadline: number;
  /** The server's clock minus this machine's, in milliseconds. */
  readonly clockOffset: number;
  readonly onEnd?: (() => void) | undefined;
}

/**
 * What is left, in milliseconds, never below zero. Each tick reads the clock anew: a count of ticks would be wrong
 * after the tab or the machine slept.
 */
export function useRemaining({ deadline, clockOffset, onEnd }: Deadline): number {
  const left = () => Math.max(0, deadline - clockOffset - Date.now());
  const [remaining, setRemaining] = useState(left);
  const isOver = remaining === 0;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const now = Math.max(0, deadline - clockOffset - Date.now());
      setRemaining(now);
      // On the second, so that two countdowns on one page change together.
      if (now > 0) timer = setTimeout(tick, now % 1000 || 1000);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline, clockOffset]);

  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  return remaining;
}
