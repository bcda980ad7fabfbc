import { useOwnQuery } from '@tradefloor/area';
import { type Job, readStanding, type Standing } from '@tradefloor/contract/desk';

const CALM_MS = 5_000;
const BUSY_MS = 1_000;

/** What runs where, again every few seconds; sooner while something is under way that ends in seconds. */
export function useStanding() {
  return useOwnQuery(readStanding, {}, { pollMs: standing => (isBusy(standing) ? BUSY_MS : CALM_MS) });
}

const isBusy = (standing: Standing | undefined): boolean =>
  standing?.jobs.some(job => job.state === 'running' && !isWatch(job)) === true;

/** A canary that is watched goes on for hours. */
export const isWatch = ({ command, build }: Job): boolean => command === 'canary' && build === '';
