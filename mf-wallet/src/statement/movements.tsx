import type { StatementBalance } from '@tradefloor/contract/ext';
import { Lines } from './lines';
import { Paper } from './paper';
import type { Moments } from './span';
import styles from './statement-sheet.module.css';
import { usePrinting } from './use-printing';
import { useLines } from './use-statement';

interface MovementsProps {
  readonly moments: Moments;
  /** Once they are known. */
  readonly balances: readonly StatementBalance[] | undefined;
}

/** What moved it; on paper with all that the statement has, a currency after the other. */
export function Movements({ moments, balances }: MovementsProps) {
  const listing = useLines(moments);
  const isPrinting = usePrinting();
  return (
    <>
      <div className={styles.screen}>
        <Lines listing={listing} />
      </div>
      {isPrinting && balances !== undefined ? (
        <Paper moments={moments} balances={balances} lines={listing.rows} isPart={listing.hasMore} />
      ) : null}
    </>
  );
}
