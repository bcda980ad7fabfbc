import type { Job } from '@tradefloor/contract/desk';
import { Badge } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaid } from '../gate/use-said';
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
  return job => {
    const { area, build, lines, state, step, refusal } = job;
    // What the gate found is told at the area.
    if (refusal !== null && refusal.findings.length > 0) return t('gate.refusesBuild', { area, build });
    if (refusal !== null) return refusal.message;
    if (step !== null) return t('gate.step', { replace: { step: inWords(step, step.text) } });
    return state === 'running' || isWatch(job) ? (lines.at(-1) ?? '') : lines.join('\n');
  };
}
