import { Card } from '@tradefloor/area/page';
import type { Job } from '@tradefloor/contract/desk';
import { Badge } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Findings } from '../acts/findings';
import { useMoment } from '../standing/use-moment';
import styles from './jobs.module.css';

const SHOWN = 4;

/** What operators began here lately, and how it goes: it goes on when the page is closed. */
export function JobsCard({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('jobs.title')} text={t('jobs.text')}>
      <ul className={styles.jobs} aria-live="polite">
        {jobs.slice(0, SHOWN).map(job => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </Card>
  );
}

const TONES = { running: 'warn', done: 'rise', refused: 'danger' } as const;

function JobRow({ job }: { readonly job: Job }) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { command, area, build, by, at, state, lines, refusal } = job;
  const said = refusal === null ? lines.at(-1) : refusal.findings.length > 0 ? undefined : refusal.message;
  return (
    <li className={styles.job}>
      <p className={styles.what}>
        <Badge tone={TONES[state]}>{t(`jobs.states.${state}`)}</Badge>{' '}
        <code>{[command, area, build].join(' ').trim()}</code>
      </p>
      <p className={styles.who}>{t('jobs.by', { by, at: moment(at) })}</p>
      {said === undefined ? null : <p className={styles.said}>{said}</p>}
      {refusal === null || refusal.findings.length === 0 ? null : <Findings findings={refusal.findings} />}
    </li>
  );
}
