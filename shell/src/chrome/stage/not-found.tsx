import { ways } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChrome } from '../chrome-context';
import { Link } from '../link';
import { entriesAt } from '../menu-entries';
import { useLive } from '../use-live';
import styles from './card.module.css';

export function NotFound() {
  const { t } = useTranslation();
  const code = useLanguage();
  const menu = useLive(useChrome().menu);
  const entries = useMemo(() => entriesAt(menu, 'header'), [menu]);
  return (
    <div className={styles.card}>
      <p className={styles.number} aria-hidden>
        404
      </p>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <ul className={styles.links}>
        <li>
          <Link to={ways.home()} className={styles.link}>
            {t('notFound.home')}
          </Link>
        </li>
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label[code]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
