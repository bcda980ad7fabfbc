import type { UserCenter } from '@tradefloor/contract';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './identity.module.css';

export function Verified({ center }: { readonly center: UserCenter }) {
  const { t } = useTranslation();
  return (
    <div className={styles.verified}>
      <BadgeCheck className={styles.mark} size={32} aria-hidden />
      <div className={styles.words}>
        <p className={styles.verifiedTitle}>{t('identity.verified')}</p>
        <dl className={styles.facts}>
          {center.realName === null ? null : (
            <>
              <dt>{t('identity.name')}</dt>
              <dd>{center.realName}</dd>
            </>
          )}
          {center.cardId === null ? null : (
            <>
              <dt>{t('identity.card')}</dt>
              <dd>{center.cardId}</dd>
            </>
          )}
        </dl>
      </div>
    </div>
  );
}
