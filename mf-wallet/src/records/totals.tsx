import { Balance } from '@tradefloor/area/balances';
import type { RecordKind } from '@tradefloor/contract';
import { useTranslation } from 'react-i18next';
import type { Total } from './record-totals';
import styles from './records.module.css';

/** look.bright-digits: two of an account's amounts. */
const DECIMALS = 2;

type Side = 'received' | 'spent';
const sidesOf = (kind: RecordKind | null): readonly Side[] => {
  if (kind === 'deposit') return ['received'];
  return kind === 'withdrawal' ? ['spent'] : ['received', 'spent'];
};

interface TotalsProps {
  readonly totals: readonly Total[];
  /** Deposits only come, withdrawals only go. */
  readonly kind?: RecordKind | null;
}

/** What came and what went of each currency, over all pages. */
export function Totals({ totals, kind = null }: TotalsProps) {
  const { t } = useTranslation();
  if (totals.length === 0) return null;
  return (
    <section className={styles.totals} aria-label={t('records.totals')}>
      {totals.map(total => (
        <dl key={total.currencyName} className={styles.total} aria-label={total.currencyName}>
          <div className={styles.coin}>
            <dt className={styles.hidden}>{t('records.currency')}</dt>
            <dd>{total.currencyName}</dd>
          </div>
          {sidesOf(kind).map(side => (
            <div key={side}>
              <dt>{t(`records.${side}`)}</dt>
              <dd>
                <Balance value={total[side]} decimals={DECIMALS} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  );
}
