import type { Decided, Job } from '@tradefloor/contract/desk';
import { Findings } from '../gate/findings';
import { isWatch } from '../standing/use-standing';
import { JobRow } from './job-row';

interface AreaJobProps {
  readonly area: string;
  readonly decided: Decided | null;
  readonly jobs: readonly Job[];
}

/** What is under way for an area, or was refused last: where the operator looks who began it. */
export function AreaJob({ area, decided, jobs }: AreaJobProps) {
  const own = jobs.filter(job => job.area === area && !isWatch(job));
  // Who comes second is refused while the first goes on.
  const latest = own.find(({ state }) => state === 'running') ?? own[0];
  if (latest === undefined || latest.state === 'done' || latest.at < (decided?.at ?? 0)) return null;
  const findings = latest.refusal?.findings ?? [];
  return <JobRow job={latest}>{findings.length === 0 ? null : <Findings findings={findings} />}</JobRow>;
}
