import { TableList, useSteps } from '@tradefloor/area/list';
import type { LeverageOrder, Quote } from '@tradefloor/contract';
import { Button, EmptyState } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntrustColumns } from './entrust-columns';
import { entrustsFile } from './order-files';
import { PAGE_ROWS } from './position-lists';
import { usePositionActs } from './use-position-acts';
import { useEntrusts } from './use-positions';

interface EntrustListProps {
  /** Of one pair, or of all with `null`. */
  readonly pair: Pick<Quote, 'key' | 'base' | 'quote'> | null;
  readonly look?: 'dense' | 'roomy';
  readonly filters?: ReactNode;
  readonly hidesStaleness?: boolean;
}

/** What waits for its price. */
export function EntrustList({ pair, look = 'dense', ...frame }: EntrustListProps) {
  const { t } = useTranslation();
  const entrusts = useEntrusts(pair);
  const listing = useSteps(entrusts, PAGE_ROWS);
  const acts = usePositionActs();
  const columns = useEntrustColumns(acts);
  return (
    <TableList
      label={t('positions.entrusts')}
      look={look}
      listing={listing}
      columns={columns}
      rowKey={keyOf}
      failed={t('positions.failed')}
      empty={<EmptyState title={t('positions.noEntrusts')} />}
      file={entrustsFile(t)}
      actions={
        <Button
          size="small"
          variant="quiet"
          disabled={entrusts.rows.length === 0}
          onClick={() => void acts.cancelAll(entrusts.rows)}
        >
          {t('positions.cancelAll')}
        </Button>
      }
      {...frame}
    />
  );
}

const keyOf = ({ id }: LeverageOrder): string => id;
