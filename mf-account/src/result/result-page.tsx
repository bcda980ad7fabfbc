import { ways } from '@tradefloor/platform';
import { buttonClass, Stepper } from '@tradefloor/ui';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { type OutcomeName, outcomeNamed, WAYS } from './outcomes';
import styles from './result.module.css';
import { useStepWords } from './use-step-words';

/** What happened, and what comes next. */
export default function ResultPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const outcome = outcomeNamed(query.get('of'));
  return (
    <section className={styles.page} aria-labelledby="result-title">
      <CircleCheck className={styles.mark} size={48} strokeWidth={1.5} aria-hidden />
      <h1 id="result-title" className={styles.title}>
        {t(outcome === null ? 'result.title' : `result.${outcome}.title`)}
      </h1>
      <p className={styles.text}>{t(outcome === null ? 'result.text' : `result.${outcome}.text`)}</p>
      {outcome === null ? (
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={ways.home()}>
          {t('result.toHome')}
        </Link>
      ) : (
        <Next outcome={outcome} back={query.get('back')} />
      )}
    </section>
  );
}

function Next({ outcome, back }: { readonly outcome: OutcomeName; readonly back: string | null }) {
  const { t } = useTranslation();
  const [first, second] = WAYS[outcome];
  return (
    <>
      <div className={styles.steps}>
        <Stepper
          label={t('result.next')}
          stateLabels={useStepWords()}
          steps={[
            { key: 'done', label: t(`result.${outcome}.done`), state: 'done' },
            { key: 'current', label: t(`result.${outcome}.current`), state: 'current' },
            { key: 'coming', label: t(`result.${outcome}.coming`), state: 'coming' },
          ]}
        />
      </div>
      <div className={styles.ways}>
        <Link className={buttonClass({ variant: 'primary', size: 'large' })} to={first.to({ back })}>
          {t(first.label)}
        </Link>
        <Link className={buttonClass({ size: 'large' })} to={second.to({})}>
          {t(second.label)}
        </Link>
      </div>
    </>
  );
}
