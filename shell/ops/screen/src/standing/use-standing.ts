import { useOwnQuery } from '@tradefloor/area';
import { type Job, readStanding, type Standing } from '@tradefloor/contract/desk';
import { isSettled, userTopic } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useEffect } from 'react';

const CALM_MS = 5_000;
const BUSY_MS = 1_000;

/** What runs where, again every few seconds; sooner while something is under way that ends in seconds. */
export function useStanding() {
  const { refresh } = usePlatform();
  const query = useOwnQuery(readStanding, {}, { pollMs: standing => (isBusy(standing) ? BUSY_MS : CALM_MS) });
  const { error } = query;
  // The desk has nothing for who is no operator any more: that is told by nobody, and this page would go on as if it were so.
  useEffect(() => {
    if (isSettled(error)) void refresh(userTopic);
  }, [error, refresh]);
  return query;
}

const isBusy = (standing: Standing | undefined): boolean =>
  standing?.jobs.some(job => job.state === 'running' && !isWatch(job)) === true;

/** A canary that is watched goes on for hours. */
export const isWatch = ({ command, build }: Job): boolean => command === 'canary' && build === '';
