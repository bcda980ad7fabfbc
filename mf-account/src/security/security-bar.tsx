import { decimal, formatPercent } from '@tradefloor/money';
import type { CurrentUser } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { VisuallyHidden } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { securityOf } from './secured-by';
import styles from './security-bar.module.css';

const STEPS = [25, 50, 75, 100] as const;
const WORDS = {
  low: 'settings.level.low',
  intermediate: 'settings.level.intermediate',
  high: 'settings.level.high',
  strong: 'settings.level.strong',
} as const;

/** account.security-bar: four quarters, the first one given; the word is beside the colour. */
export function SecurityBar({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { percent, level } = securityOf(user);
  const word = t(WORDS[level]);
  return (
    <div className={`${styles.bar} ${styles[level]}`}>
      <p className={styles.words}>
        {t('settings.security')}
        <strong className={styles.level}>{word}</strong>
        <span className={styles.percent}>{formatPercent(decimal(String(percent)), language)}</span>
      </p>
      <VisuallyHidden>
        <meter aria-label={t('settings.security')} min={0} max={100} value={percent}>
          {word}
        </meter>
      </VisuallyHidden>
      <div className={styles.quarters} aria-hidden="true">
        {STEPS.map(step => (
          <span key={step} className={step <= percent ? styles.full : styles.empty} />
        ))}
      </div>
    </div>
  );
}
