import { useTranslation } from 'react-i18next';
import type { AreaDefinition } from '../define';
import { Page } from '../page/page';
import styles from './routes-page.module.css';
import { Link } from '../router/link';

/** The screens of an area by their titles, from its own `area.ts`. */
export function RoutesPage({ area }: { readonly area: AreaDefinition }) {
  const { t } = useTranslation();
  return (
    <Page title={t('area.name')}>
      <ul className={styles.list}>
        {area.routes.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
