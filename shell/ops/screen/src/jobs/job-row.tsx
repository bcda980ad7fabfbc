import type { Job } from '@tradefloor/contract/desk';
import { Badge } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal, useSaid } from '../said/use-said';
import { useMoment } from '../standing/use-moment';
import { isWatch } from '../standing/use-standing';
import styles from './jobs.module.css';

const TONES = { running: 'warn', done: 'good', refused: 'danger' } as const;

interface JobRowProps {
  readonly job: Job;
  /** In place of what the command said. */
  readonly children?: ReactNode;
}

/** One command: how it goes, who began it, what it said. */
export function JobRow({ job, children }: JobRowProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const saidBy = useSaidBy();
  const { command, area, build, by, at, state } = job;
  return (
    <div className={styles.job}>
      <p>
        <Badge tone={TONES[state]}>{t(`jobs.states.${state}`)}</Badge>{' '}
        <code>{[command, area, build].join(' ').trim()}</code>
      </p>
      <p className={styles.who}>{t('jobs.by', { by, at: moment(at) })}</p>
      {children ?? <p className={styles.said}>{saidBy(job)}</p>}
    </div>
  );
}

/** What came of it; of what goes on, where it is. */
function useSaidBy(): (job: Job) => string {
  const { t } = useTranslation();
  const inWords = useSaid();
  const refusedIn = useRefusal();
  return job => {
    const { area, build, lines, linesSaid, state, step, refusal } = job;
    // What the gate found is told at the area.
    if (refusal !== null && refusal.findings.length > 0) return t('gate.refusesBuild', { area, build });
    if (refusal !== null) return refusedIn(refusal);
    if (step !== null) return t('gate.step', { replace: { step: inWords(step, step.text) } });
    const told = lines.map((line, at) => inWords(linesSaid[at], line));
    return state === 'running' || isWatch(job) ? (told.at(-1) ?? '') : told.join('\n');
  };
}
