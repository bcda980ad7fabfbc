import { Card } from '@tradefloor/area/page';
import type { Job } from '@tradefloor/contract/desk';
import { useTranslation } from 'react-i18next';
import { JobRow } from './job-row';
import styles from './jobs.module.css';

const SHOWN = 4;

/** What operators began here lately, and how it ended: it goes on when the page is closed. */
export function JobsCard({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('jobs.title')} text={t('jobs.text')}>
      <ul className={styles.jobs} aria-live="polite">
        {jobs.slice(0, SHOWN).map(job => (
          <li key={job.id}>
            <JobRow job={job} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
