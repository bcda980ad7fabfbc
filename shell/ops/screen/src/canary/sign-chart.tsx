import type { CanaryLook } from '@tradefloor/contract/desk';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { percent } from '../areas/figures';
import { courseOf, type Sign } from './course';
import styles from './canary.module.css';

/** One sign over the time that was watched: the tried build's line and the stable one's. */
export function SignChart({ sign, looks }: { readonly sign: Sign; readonly looks: readonly CanaryLook[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { tried, stable, last, most } = courseOf(looks, sign);
  const name = t(`canary.signs.${sign}`);
  const said = { sign: name, tried: percent(last.tried, language), stable: percent(last.stable, language) };
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{name}</span>
        <span className={styles.most}>{percent(most, language)}</span>
      </figcaption>
      <svg
        className={styles.field}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('canary.chart', said)}
      >
        <polyline className={styles.stable} points={stable} />
        <polyline className={styles.tried} points={tried} />
      </svg>
      <p className={styles.legend} aria-hidden>
        <span className={styles.triedMark}>{t('canary.tried', said)}</span>
        <span className={styles.stableMark}>{t('canary.stable', said)}</span>
      </p>
    </figure>
  );
}
