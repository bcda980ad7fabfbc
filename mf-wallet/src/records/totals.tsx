import { Balance } from '@tradefloor/area/balances';
import { totalRecords } from '@tradefloor/contract/ext';
import { useOffers } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import type { Total } from './record-totals';
import type { RecordWish } from './record-wish';
import styles from './records.module.css';
import { useRecordTotals } from './use-record-totals';

const DECIMALS = 8;

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

/** As the server adds them up; nothing where it does not. */
export function TotalsOf({ wish }: { readonly wish: RecordWish }) {
  return useOffers(totalRecords) === true ? <AnsweredTotals wish={wish} /> : null;
}

const AnsweredTotals = ({ wish }: { readonly wish: RecordWish }) => <Totals totals={useRecordTotals(wish)} />;
