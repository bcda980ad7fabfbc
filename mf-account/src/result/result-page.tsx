import { Link } from '@tradefloor/area/link';
import { Steps } from '@tradefloor/area/page';
import { LOCALES, type Outcome, outcomeIn, ways } from '@tradefloor/platform';
import { useSession } from '@tradefloor/platform/react';
import { buttonClass } from '@tradefloor/ui';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBack } from '../entrance/use-back';
import styles from './result.module.css';

/** What happened, and what comes next, in the words of whoever sent the user here. */
export default function ResultPage() {
  const location = useLocation();
  const outcome = outcomeIn(location.state);
  return (
    <section className={styles.page} aria-labelledby="result-title">
      <CircleCheck className={styles.mark} size={48} strokeWidth={1.5} aria-hidden />
      {outcome === null ? <Unsaid /> : <Said outcome={outcome} />}
    </section>
  );
}

function Said({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const { language, title, text, steps, next } = outcome;
  const [done, current, coming] = steps;
  const [first, second] = next;
  return (
    <div className={styles.said} lang={LOCALES[language]}>
      <h1 id="result-title" className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.steps}>
        <Steps
          label={t('result.next')}
          steps={[
            { key: 'done', label: done, state: 'done' },
            { key: 'current', label: current, state: 'current' },
            { key: 'coming', label: coming, state: 'coming' },
          ]}
        />
      </div>
      <div className={styles.ways}>
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={first.to}>
          {first.label}
        </Link>
        <Link className={buttonClass({ size: 'large' })} to={second.to}>
          {second.label}
        </Link>
      </div>
    </div>
  );
}

/** An address that somebody kept or sent has no words with it. It says no more than it knows. */
function Unsaid() {
  const { t } = useTranslation();
  const isGuest = useSession().kind === 'guest';
  const back = useBack();
  return (
    <>
      <h1 id="result-title" className={styles.title}>
        {t('result.title')}
      </h1>
      <p className={styles.text}>{t('result.text')}</p>
      <div className={styles.ways}>
        {isGuest ? (
          <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={ways.signIn(back)}>
            {t('signIn.submit')}
          </Link>
        ) : null}
        <Link className={buttonClass({ variant: isGuest ? 'plain' : 'primary', size: 'large' })} to={ways.home()}>
          {t('result.toHome')}
        </Link>
      </div>
    </>
  );
}
