import type { Finding } from '@tradefloor/contract/desk';
import { useTranslation } from 'react-i18next';
import styles from '../acts/wish-dialog.module.css';
import { useSaid } from '../said/use-said';

/**
 * What the gate holds against a build: what is wrong, where, how much, what to do, and the rule as `--without` takes it.
 * A newer gate may have a rule that has no sentence here: then its name stands alone.
 */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useTranslation();
  const inWords = useSaid();
  return (
    <ul className={styles.list} aria-label={t('gate.findings')}>
      {findings.map(({ rule, place, figure, cure, said }) => (
        <li key={`${rule} ${place} ${figure}`} className={styles.finding}>
          <p className={styles.rule}>{t(`gate.rule.${rule}`, rule)}</p>
          <p>
            {t('gate.finding', {
              replace: { place: inWords(said?.place, place), figure: inWords(said?.figure, figure) },
            })}
          </p>
          <p className={styles.cure}>{inWords(said?.cure, cure)}</p>
          <p className={styles.name}>{rule}</p>
        </li>
      ))}
    </ul>
  );
}
