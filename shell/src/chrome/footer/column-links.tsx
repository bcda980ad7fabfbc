import { ways } from '@tradefloor/platform';
import { useTranslation } from 'react-i18next';
import type { Column } from '../content/content';
import { useColumn } from '../content/use-content';
import { Link } from '../link';
import { SupportLink } from '../support-link';
import styles from './status-bar.module.css';

/** Each column by its first article: one line has no room for lists. */
export function ColumnLinks() {
  const { t } = useTranslation();
  return (
    <>
      <FirstArticle column="help" label={t('footer.help')} />
      <FirstArticle column="about" label={t('footer.about')} />
      <FirstArticle column="fees-and-rules" label={t('footer.fees')} />
      <SupportLink className={styles.link} />
    </>
  );
}

function FirstArticle({ column, label }: { readonly column: Column; readonly label: string }) {
  const { state } = useColumn(column);
  const first = state.kind === 'ready' ? state.value[0] : undefined;
  return (
    <Link to={first === undefined ? ways.notices(column) : ways.article(first)} className={styles.link}>
      {label}
    </Link>
  );
}
