import { useEffect } from 'react';
import { AGAIN_MS, isUnread } from '../query/unread';
import type { Listing } from './row-list';

/** Of a list that is shown by nobody who says that it could not be read, and has a button to read it again. */
export function useUntilRead({ kind, problem, refresh }: Pick<Listing<unknown>, 'kind' | 'problem' | 'refresh'>): void {
  const isMissing = kind === 'failed' && isUnread(problem);
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setInterval(refresh, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMissing, refresh]);
}
