import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import type { Column } from '../content/content';
import { useColumn } from '../content/use-content';
import { Link } from '../link';
import styles from './page-footer.module.css';

/** More would make the footer longer than the page. */
const SHOWN = 6;

export function ArticleList({ column }: { readonly column: Column }) {
  const { t } = useTranslation();
  const { state, again } = useColumn(column);
  if (state.kind === 'loading') return <div className={styles.waiting} aria-hidden />;
  if (state.kind === 'failed') {
    return (
      <p className={styles.note}>
        {t('footer.failed')}{' '}
        <button type="button" className={styles.again} onClick={again}>
          {t('fault.retry')}
        </button>
      </p>
    );
  }
  if (state.value.length === 0) return <p className={styles.note}>{t('footer.empty')}</p>;
  return (
    <ul className={styles.list}>
      {state.value.slice(0, SHOWN).map(({ id, title }) => (
        <li key={id}>
          <Link to={ways.article({ id })} className={styles.link}>
            {title}
          </Link>
        </li>
      ))}
      {state.value.length > SHOWN ? (
        <li>
          <Link to={ways.notices(column)} className={styles.link}>
            {t('footer.all')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
