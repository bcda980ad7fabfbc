import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { LateCode } from './late-code';

interface Demanded<Code> {
  /** Null until it is there. */
  readonly code: Code | null;
  readonly isFailed: boolean;
  readonly again: () => void;
}

/** Code that is asked for by who shows it, and again when they wish. */
export function useDemanded<Code>({ here, fetch, wait }: LateCode<Code>): Demanded<Code> {
  const code = useSyncExternalStore(wait, here);
  const [isFailed, setFailed] = useState(false);
  const ask = useCallback(() => void fetch().catch(() => setFailed(true)), [fetch]);
  useEffect(ask, [ask]);
  const again = useCallback(() => {
    setFailed(false);
    ask();
  }, [ask]);
  return { code, isFailed, again };
}
