import { useOwnQuery } from '@tradefloor/area';
import { seen, type Sending } from '@tradefloor/area/act';
import { type ReviewStatus, userCenter } from '@tradefloor/contract';
import { messageTopic } from '@tradefloor/platform';
import { useLanguage, usePlatform } from '@tradefloor/platform/react';
import { REVIEW_POLL_MS } from '../user/use-review-followed';

/** How far the review of the user's real name is, with the reason of a refusal in the language that is on. */
export function useReview() {
  const language = useLanguage();
  return useOwnQuery(
    userCenter,
    {},
    {
      also: [language],
      keepsLast: true,
      staleOn: bus => [bus.on(messageTopic)],
      pollMs: data => (data?.reviewStatus === 'in-review' ? REVIEW_POLL_MS : false),
    },
  );
}

/** Whether what was handed in has arrived: it is in review now, and was not before. */
export function useReviewSeen() {
  const { http } = usePlatform();
  return (before: ReviewStatus): NonNullable<Sending<unknown>['found']> =>
    async (_, signal) => {
      const { reviewStatus: now } = await http(userCenter, {}, { signal });
      return seen<ReviewStatus>({ before, wanted: 'in-review', now });
    };
}
