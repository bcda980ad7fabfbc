import { useTranslation } from 'react-i18next';
import type { AreaDefinition } from '../define';
import styles from './routes-page.module.css';
import { Link } from '../router/link';

/** An area's screens by name, from its own `area.ts`: what a new area starts with. */
export function RoutesPage({ area }: { readonly area: AreaDefinition }) {
  const { t } = useTranslation();
  return (
    <section className={styles.page} aria-labelledby={`routes-of-${area.name}`}>
      <h1 id={`routes-of-${area.name}`} className={styles.heading}>
        {t('area.name')}
      </h1>
      <ul className={styles.list}>
        {area.routes.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              <span>{t(title)}</span>
              <span className={styles.path}>{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
