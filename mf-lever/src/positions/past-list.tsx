import { TableList, useRows } from '@tradefloor/area/list';
import type { LeverageOrder, Quote } from '@tradefloor/contract';
import { EmptyState } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pastFile } from './order-files';
import { usePastColumns } from './past-columns';
import { pastOrders } from './position-lists';

interface PastListProps {
  readonly status: 'closed' | 'revoked';
  /** Of one pair, or of all with `null`. */
  readonly pair: Pick<Quote, 'key' | 'currencyId' | 'legalId'> | null;
  readonly look?: 'dense' | 'roomy';
  readonly filters?: ReactNode;
  readonly hidesStaleness?: boolean;
}

/** What was closed, or revoked before it opened: ten a page. */
export function PastList({ status, pair, look = 'dense', ...frame }: PastListProps) {
  const { t } = useTranslation();
  return (
    <TableList
      label={t(`positions.${status}List`)}
      look={look}
      listing={useRows(pastOrders(status, pair))}
      columns={usePastColumns(status)}
      rowKey={keyOf}
      failed={t('positions.failed')}
      empty={<EmptyState title={t(`positions.no.${status}`)} />}
      file={pastFile(status, t)}
      {...frame}
    />
  );
}

const keyOf = ({ id }: LeverageOrder): string => id;
