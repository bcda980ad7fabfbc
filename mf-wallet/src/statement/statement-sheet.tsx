import { later, RowsYet } from '@tradefloor/area/later';
import { Answered, Card } from '@tradefloor/area/page';
import { useTranslation } from 'react-i18next';
import { Balances } from './balances';
import type { Moments } from './span';
import styles from './statement-sheet.module.css';
import { useBalances } from './use-statement';

function MovementsPlace() {
  const { t } = useTranslation();
  return (
    <Card title={t('statement.lines')}>
      <RowsYet />
    </Card>
  );
}

const Movements = later(() => import('./movements').then(({ Movements: View }) => View), MovementsPlace);

/** What there was and is, and what moved it. */
export function StatementSheet({ moments }: { readonly moments: Moments }) {
  const { t } = useTranslation();
  const balances = useBalances(moments);
  return (
    <>
      <div className={styles.screen}>
        <Card title={t('statement.balances')}>
          <Answered query={balances} rows={4} failed={t('statement.failed')}>
            {found => <Balances rows={found.balances} />}
          </Answered>
        </Card>
      </div>
      <Movements moments={moments} balances={balances.data?.balances} />
    </>
  );
}
