import { type Decimal, type LanguageCode, splitDigits } from '@tradefloor/money';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './amount.module.css';

interface AmountProps {
  /** `null`: not known yet. */
  readonly value: Decimal | null;
  readonly language: LanguageCode;
  /** How many decimals are bright; the further ones are dimmed, never dropped (look.bright-digits). */
  readonly decimals: number;
  readonly unit?: string;
  /** In columns of money: the further decimals are told to who points at it, so that all end on one line. */
  readonly restOnDemand?: boolean;
  /** Balances are hidden: what is said instead. As long for a small one as for a large one. */
  readonly mask?: string | undefined;
}

const DOTS = '••••••';

export function Amount({ value, language, decimals, unit, restOnDemand = false, mask }: AmountProps) {
  if (mask !== undefined) {
    return (
      <span className={styles.amount}>
        <VisuallyHidden>{mask}</VisuallyHidden>
        <span aria-hidden="true">{DOTS}</span>
      </span>
    );
  }
  if (value === null) return <span className={styles.amount}>—</span>;
  const { bright, dimmed } = splitDigits(value, language, decimals);
  return (
    <span className={styles.amount} title={restOnDemand && dimmed !== '' ? `${bright}${dimmed}` : undefined}>
      {bright}
      {dimmed === '' || restOnDemand ? null : <span className={styles.dimmed}>{dimmed}</span>}
      {unit === undefined ? null : <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
