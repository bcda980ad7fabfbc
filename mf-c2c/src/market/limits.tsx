import type { Advert } from '@tradefloor/contract';
import { compare } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { yuanText } from '../yuan/yuan';
import { limitsOf } from './advert-rules';
import styles from './market.module.css';

/** From the least to the most that one order costs; one sum alone is what it costs exactly, as the rest of an advert does. */
export function Limits({ advert }: { readonly advert: Advert }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { least, most } = limitsOf(advert);
  const high = yuanText(most, language);
  if (least === null) return <span className={styles.whole}>{t('market.upTo', { most: high })}</span>;
  return (
    <span className={styles.limits}>
      {compare(least, most) === 0 ? null : `${yuanText(least, language)} – `}
      <span className={styles.whole}>{high}</span>
    </span>
  );
}
