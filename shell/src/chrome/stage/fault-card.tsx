import { ways } from '@tradefloor/platform';
import { Button } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import { FAULTS } from '../faults';
import { Link } from '../link';
import type { Fault } from '../view';
import styles from './card.module.css';

export function FaultCard({ fault }: { readonly fault: Fault }) {
  const { t } = useTranslation();
  const { reload } = useChrome();
  const { code, words } = FAULTS[fault.cause.kind];
  const isOutdated = words === 'outdated';
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{t('fault.title')}</h1>
      <p className={styles.text}>{t(`fault.cause.${words}`)}</p>
      <p className={styles.text}>{t('fault.rest')}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={isOutdated ? reload : fault.retry}>
          {t(isOutdated ? 'reload.now' : 'fault.retry')}
        </Button>
        <Link to={ways.home()} className={styles.link}>
          {t('fault.home')}
        </Link>
      </div>
      <p className={styles.small}>
        <span>{t('fault.code', { code })}</span>
        {fault.cause.build === null ? null : <span>{t('fault.build', { build: fault.cause.build })}</span>}
      </p>
    </div>
  );
}
