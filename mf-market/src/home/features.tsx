import { Link } from '@tradefloor/area/link';
import { Answered } from '@tradefloor/area/page';
import type { NewsItem } from '@tradefloor/contract';
import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import styles from './features.module.css';
import { useNews } from '../notices/use-news';

/** Blurbs that the operator writes (column 25). None written: no room is kept for them. */
export function Features() {
  const { t } = useTranslation();
  const news = useNews('features');
  return (
    <Answered query={news} rows={null} failed={t('news.failed')}>
      {({ rows }) => (rows.length === 0 ? null : <Blurbs rows={rows} />)}
    </Answered>
  );
}

function Blurbs({ rows }: { readonly rows: readonly NewsItem[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('features.title')}>
      <ul className={styles.features}>
        {rows.map(feature => (
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
