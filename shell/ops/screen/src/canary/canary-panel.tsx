import type { Job, StandingCanary } from '@tradefloor/contract/desk';
import { Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import type { Wish } from '../acts/wish';
import { isWatch } from '../standing/use-standing';
import { useMoment } from '../standing/use-moment';
import { SIGNS } from './course';
import { SignChart } from './sign-chart';
import { useVerdict } from './use-verdict';
import styles from './canary.module.css';

interface CanaryPanelProps {
  readonly area: string;
  readonly canary: StandingCanary;
  readonly jobs: readonly Job[];
  readonly onWish: (wish: Wish) => void;
}

/** A build that is tried on a share: how far it is, and how both sides do. */
export function CanaryPanel({ area, canary, jobs, onWish }: CanaryPanelProps) {
  const { t } = useTranslation();
  const moment = useMoment();
  const { build, percent, until, isWatched } = canary;
  const looks = jobs.find(job => isWatch(job) && job.area === area)?.looks ?? [];
  const last = looks.at(-1);
  const verdict = useVerdict();
  const facts = [
    [t('canary.verdict'), last === undefined ? '—' : verdict(last)],
    [t('canary.visits'), last === undefined ? '—' : `${last.tried.visits} / ${last.stable.visits}`],
    [t('canary.watched'), isWatched ? t('canary.byDesk') : t('canary.elsewhere')],
    [t('canary.until'), moment(until)],
  ] as const;
  return (
    <section className={styles.panel} aria-label={t('canary.of', { area })}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('canary.title', { build, percent })}</h3>
        <Button size="small" onClick={() => onWish({ kind: 'end-canary', area, build })}>
          {t('canary.end')}
        </Button>
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {looks.length < 2 ? (
        <p className={styles.none}>{t('canary.noLooks')}</p>
      ) : (
        <div className={styles.charts}>
          {SIGNS.map(sign => (
            <SignChart key={sign} sign={sign} looks={looks} />
          ))}
        </div>
      )}
    </section>
  );
}
