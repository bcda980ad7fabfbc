import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint';
import type { LateCode } from './late-code';

/** Code that is asked for once what is drawn without it is on screen, offline once there is a line; null until it is there. */
export function useLate<Code>({ here, fetch, wait }: LateCode<Code>): Code | null {
  const code = useSyncExternalStore(wait, here);
  const [failure, setFailure] = useState<{ readonly problem: unknown } | null>(null);
  useEffect(() => {
    const ask = () =>
      void fetch().catch((problem: unknown) => {
        if (navigator.onLine) setFailure({ problem });
        else addEventListener('online', ask, { once: true });
      });
    const forget = afterPaint(ask);
    return () => {
      forget();
      removeEventListener('online', ask);
    };
  }, [fetch]);
  // As with a screen that can't be had: the shell goes on with the last good build.
  if (failure !== null) throw failure.problem;
  return code;
}
