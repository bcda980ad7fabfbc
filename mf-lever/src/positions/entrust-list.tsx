import { only, TableList, useSteps } from '@tradefloor/area/list';
import type { LeverageOrder, PositionsToClose, Quote } from '@tradefloor/contract';
import { Button, EmptyState, Segmented } from '@tradefloor/ui';
import { type ReactNode, useState } from 'react';
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

/** What waits for its price: the longs, the shorts, or both. */
export function EntrustList({ pair, look = 'dense', filters, ...frame }: EntrustListProps) {
  const { t } = useTranslation();
  const all = useEntrusts(pair);
  const [side, setSide] = useState<PositionsToClose>('all');
  const entrusts =
    side === 'all'
      ? all
      : only(
          all,
          all.rows.filter(({ direction }) => direction === side),
        );
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
      filters={
        <>
          {filters}
          <Segmented
            size="small"
            label={t('positions.side')}
            value={side}
            onChange={setSide}
            segments={SIDES.map(value => ({
              value,
              label:
                value === 'all' ? t('positions.which.all', { count: all.rows.length }) : t(`positions.sides.${value}`),
            }))}
          />
        </>
      }
      {...frame}
    />
  );
}

const SIDES = ['all', 'long', 'short'] as const;
const keyOf = ({ id }: LeverageOrder): string => id;
