import { messageTopic, userTopic } from '@tradefloor/platform';
import { usePlatform, useTopic } from '@tradefloor/platform/react';
import { useEffect } from 'react';
import { useReadUserAgain } from './use-user';

/** Where no push tells how a review ended. */
export const REVIEW_POLL_MS = 5_000;

/** While a real name is in review, what is shown of it follows the review. */
export function useReviewFollowed(): void {
  const { bus } = usePlatform();
  const readAgain = useReadUserAgain();
  const isInReview = useTopic(userTopic)?.reviewStatus === 'in-review';
  useEffect(() => {
    if (!isInReview) return undefined;
    const following = bus.on(messageTopic).subscribe(() => void readAgain());
    const timer = setInterval(() => void readAgain(), REVIEW_POLL_MS);
    return () => {
      following.unsubscribe();
      clearInterval(timer);
    };
  }, [bus, readAgain, isInReview]);
}
