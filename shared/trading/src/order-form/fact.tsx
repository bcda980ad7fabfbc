import { Balance } from '@tradefloor/area/balances';
import type { Decimal } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import styles from './order-form.module.css';

/** look.bright-digits: four of a fee. */
const BRIGHT = 4;

interface FactProps {
  readonly label: string;
  readonly value: Decimal | null;
  readonly unit: string;
  readonly decimals?: number;
  /** Of what the trader has: hidden with all balances. */
  readonly isOwn?: boolean;
}

/** One figure of an order that is being made, or of what can be spent on it. */
export function Fact({ label, value, unit, decimals = BRIGHT, isOwn = false }: FactProps) {
  const language = useLanguage();
  const figure = { decimals, value, ...(value === null ? {} : { unit }) };
  return (
    <FactRow label={label}>{isOwn ? <Balance {...figure} /> : <Amount language={language} {...figure} />}</FactRow>
  );
}

/** The same with what is no amount of a currency. */
export function FactRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <p className={styles.fact}>
      <span className={styles.quiet}>{label}</span>
      {children}
    </p>
  );
}

/** Worth a second look before it is sent. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return <span className={styles.warning}>{children}</span>;
}
