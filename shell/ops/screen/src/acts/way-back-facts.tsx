import { Facts } from '@tradefloor/area/page';
import type { WayBack } from '@tradefloor/contract/desk';
import { useTranslation } from 'react-i18next';
import { useChangeTold } from '../history/use-change-told';
import { useAllSaid } from '../said/use-said';
import styles from './wish-dialog.module.css';

/** What every area would have in place of what it has, or why nobody may be pointed there. */
export function WayBackFacts({ wayBack: { changes, objection, objectionSaid } }: { readonly wayBack: WayBack }) {
  const { t } = useTranslation();
  const told = useChangeTold();
  const inWords = useAllSaid(' ');
  if (objection !== '') return <Facts rows={[[t('wish.objection'), inWords(objectionSaid, objection)]]} />;
  if (changes.length === 0) return <Facts rows={[[t('wish.changes'), t('wish.unchanged')]]} />;
  return (
    <section className={styles.changes} aria-label={t('wish.changes')}>
      <p className={styles.text}>{t('wish.changes')}</p>
      <ul className={styles.list}>
        {changes.map(change => (
          <li key={`${change.area} ${change.kind} ${change.build}`}>{told(change)}</li>
        ))}
      </ul>
    </section>
  );
}
