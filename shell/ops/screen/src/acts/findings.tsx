import type { Finding } from '@tradefloor/contract/desk';
import { useTranslation } from 'react-i18next';
import styles from './wish-dialog.module.css';

/** What the gate holds against a build: the rule, where, how much, and what to do. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list} aria-label={t('gate.findings')}>
      {findings.map(({ rule, place, figure, cure }) => (
        <li key={`${rule} ${place} ${figure}`} className={styles.finding}>
          <p className={styles.rule}>{rule}</p>
          <p>{`${place}: ${figure}`}</p>
          <p className={styles.cure}>{cure}</p>
        </li>
      ))}
    </ul>
  );
}
