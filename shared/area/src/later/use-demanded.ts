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
  const again = useCallback(() => {
    fetch().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [fetch]);
  useEffect(again, [again]);
  return { code, isFailed, again };
}
