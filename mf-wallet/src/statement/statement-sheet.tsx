import { Answered, Card } from '@tradefloor/area/page';
import { useTranslation } from 'react-i18next';
import { Balances } from './balances';
import { Lines } from './lines';
import { Paper } from './paper';
import type { Moments } from './span';
import styles from './statement-sheet.module.css';
import { usePrinting } from './use-printing';
import { useBalances, useLines } from './use-statement';

/** What there was and is, and what moved it; on paper, a currency after the other. */
export function StatementSheet({ moments }: { readonly moments: Moments }) {
  const { t } = useTranslation();
  const balances = useBalances(moments);
  const listing = useLines(moments);
  const isPrinting = usePrinting();
  return (
    <>
      <div className={styles.screen}>
        <Card title={t('statement.balances')}>
          <Answered query={balances} rows={4} failed={t('statement.failed')}>
            {found => <Balances rows={found.balances} />}
          </Answered>
        </Card>
        <Lines listing={listing} />
      </div>
      {isPrinting && balances.data !== undefined ? (
        <Paper moments={moments} balances={balances.data.balances} lines={listing.rows} isPart={listing.hasMore} />
      ) : null}
    </>
  );
}
