import { ways } from '@tradefloor/platform';
import { ErrorState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './features.module.css';
import { useNews } from '../notices/use-news';

/** Blurbs that the operator writes (column 25). None written: no room is kept for them. */
export function Features() {
  const { t } = useTranslation();
  const news = useNews('features');
  // What came before an error stays.
  if (news.isError && !news.data) {
    return (
      <ErrorState
        title={t('news.failed')}
        retry={{ label: t('retry'), busy: news.isFetching, run: () => void news.refetch() }}
      />
    );
  }
  if (!news.data || news.data.rows.length === 0) return null;
  return (
    <section aria-label={t('features.title')}>
      <ul className={styles.features}>
        {news.data.rows.map(feature => (
          <li key={feature.id} className={styles.feature}>
            <h2 className={styles.title}>
              <Link to={ways.notice(feature)}>{feature.title}</Link>
            </h2>
            <p className={styles.text}>{feature.abstract}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
