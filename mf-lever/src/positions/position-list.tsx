import { TableList, useOpened, useSteps } from '@tradefloor/area/list';
import type { Quote } from '@tradefloor/contract';
import { Button, EmptyState } from '@tradefloor/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StopsDialog } from '../stops/stops-dialog';
import { CloseManyDialog } from './close-many-dialog';
import { positionsFile } from './order-files';
import type { Position } from './position';
import { usePositionColumns } from './position-columns';
import { usePositionActs } from './use-position-acts';
import { usePositions } from './use-positions';

/** As many as may live: they scroll, and only those in sight move. */
const SHOWN = 200;

interface PositionListProps {
  /** Of one pair, or of all with `null`. */
  readonly pair: Pick<Quote, 'key' | 'base' | 'quote' | 'currencyId' | 'legalId'> | null;
  readonly look?: 'dense' | 'roomy';
  readonly filters?: ReactNode;
  readonly hidesStaleness?: boolean;
}

/** The open positions, live, with what is done to them. */
export function PositionList({ pair, look = 'dense', ...frame }: PositionListProps) {
  const { t } = useTranslation();
  const [stoppedId, setStoppedId] = useState<string | null>(null);
  const [isClosing, setClosing] = useState(false);
  const all = usePositions(pair);
  const listing = useSteps(all, SHOWN);
  const stopped = useOpened(all.rows, ({ id }) => id === stoppedId);
  const acts = usePositionActs();
  const onStops = useCallback(({ id }: Position) => setStoppedId(id), []);
  const columns = usePositionColumns({ acts, onStops });
  return (
    <>
      <TableList
        label={t('positions.title')}
        look={look}
        isLong
        listing={listing}
        columns={columns}
        rowKey={keyOf}
        failed={t('positions.failed')}
        empty={<EmptyState title={t('positions.none')} />}
        file={positionsFile(t)}
        actions={
          <Button size="small" variant="quiet" disabled={listing.rows.length === 0} onClick={() => setClosing(true)}>
            {t('positions.closeMany')}
          </Button>
        }
        {...frame}
      />
      {stopped === undefined ? null : (
        <StopsDialog
          key={stopped.id}
          position={stopped}
          isOver={all.kind === 'ready' && !all.rows.some(({ id }) => id === stopped.id)}
          // A late answer closes no dialog of another position.
          onClose={() => setStoppedId(now => (now === stopped.id ? null : now))}
        />
      )}
      {isClosing ? <CloseManyDialog pair={pair} onClose={() => setClosing(false)} /> : null}
    </>
  );
}

const keyOf = ({ id }: Position): string => id;
