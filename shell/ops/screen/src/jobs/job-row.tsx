import type { Job } from '@tradefloor/contract/desk';
import { Badge } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  const { command, area, build, by, at, state, refusal } = job;
  return (
    <div className={styles.job}>
      <p>
        <Badge tone={TONES[state]}>{t(`jobs.states.${state}`)}</Badge>{' '}
        <code>{[command, area, build].join(' ').trim()}</code>
      </p>
      <p className={styles.who}>{t('jobs.by', { by, at: moment(at) })}</p>
      {children ?? <p className={styles.said}>{refusal === null ? saidBy(job) : firstLine(refusal.message)}</p>}
    </div>
  );
}

/** What came of it; of what goes on, where it is. */
const saidBy = (job: Job): string =>
  job.state === 'running' || isWatch(job) ? (job.lines.at(-1) ?? '') : job.lines.join('\n');

/** What the gate found comes after it: the area tells that in the operator's language. */
const firstLine = (message: string): string => message.split('\n', 1)[0] ?? '';
