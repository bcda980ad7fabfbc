import { useCallback, useEffect, useRef } from 'react';

/** Whether the view is still there: when an answer comes, its user may have closed it. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
