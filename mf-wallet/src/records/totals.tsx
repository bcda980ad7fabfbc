import { Balance } from '@tradefloor/area/balances';
import { useTranslation } from 'react-i18next';
import type { Total } from './record-totals';
import styles from './records.module.css';

/** look.bright-digits: two of an account's amounts. */
const DECIMALS = 2;

/** What came and what went of each currency, over all pages. */
export function Totals({ totals }: { readonly totals: readonly Total[] }) {
  const { t } = useTranslation();
  if (totals.length === 0) return null;
  return (
    <section className={styles.totals} aria-label={t('records.totals')}>
      {totals.map(({ currencyName, received, spent }) => (
        <dl key={currencyName} className={styles.total} aria-label={currencyName}>
          <div className={styles.coin}>
            <dt className={styles.hidden}>{t('records.currency')}</dt>
            <dd>{currencyName}</dd>
          </div>
          <div>
            <dt>{t('records.received')}</dt>
            <dd>
              <Balance value={received} decimals={DECIMALS} />
            </dd>
          </div>
          <div>
            <dt>{t('records.spent')}</dt>
            <dd>
              <Balance value={spent} decimals={DECIMALS} />
            </dd>
          </div>
        </dl>
      ))}
    </section>
  );
}
