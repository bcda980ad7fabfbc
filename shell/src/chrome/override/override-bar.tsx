import { useLanguage } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import bars from '../bars/bars.module.css';
import styles from './override-bar.module.css';
import { TEXTS } from './texts';
import { useOverride } from './use-override';

/** Above everything for as long as this browser shows other builds than everybody's, so that nobody takes them for those. */
export function OverrideBar() {
  const { t } = useTranslation();
  const texts = TEXTS[useLanguage()];
  const { state, isBusy, problem, show, dismiss } = useOverride();
  if (state.kind === 'nothing') return null;
  const isAsked = state.kind === 'asked';
  return (
    <section className={`${bars.bar} ${styles.first}`} data-tone="warn" aria-label={t('status.label')}>
      <FlaskConical size={16} aria-hidden />
      <p>
        {texts[state.kind](state.names)}
        {problem === null ? null : <strong role="alert"> {problem.told ?? texts.failed}</strong>}
      </p>
      <div className={bars.answers}>
        <Button size="small" variant="primary" loading={isBusy} onClick={() => show(isAsked ? state.wanted : '')}>
          {isAsked ? texts.show : texts.back}
        </Button>
        {isAsked ? (
          <Button size="small" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
