import type { ReviewStatus } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect, useRef } from 'react';
import { useWayBack } from '../needed/use-way-back';

/** Who was led here from a form goes on with it as soon as the review has ended; who finds it ended has a link. */
export function useBackWhenVerified(status: ReviewStatus | undefined): void {
  const { navigate } = usePlatform();
  const back = useWayBack();
  const before = useRef<ReviewStatus>(undefined);
  useEffect(() => {
    const hasEnded = before.current !== undefined && before.current !== 'verified' && status === 'verified';
    before.current = status;
    if (hasEnded && back !== null) void navigate(back, { force: true });
  }, [status, back, navigate]);
}
