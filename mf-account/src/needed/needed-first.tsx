import { Link } from '@tradefloor/area/link';
import { buttonClass } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { useWayBack } from './use-way-back';
import styles from './needed-first.module.css';

/** For who was led here from a form that needs this first: it is kept, and this is the way back to it. */
export function NeededFirst() {
  const { t } = useTranslation();
  const back = useWayBack();
  if (back === null) return null;
  return (
    <div className={styles.needed}>
      <p>{t('needed.text')}</p>
      <Link className={buttonClass({ size: 'small' })} to={back}>
        {t('needed.back')}
      </Link>
    </div>
  );
}
