import { instantOf, TableList, useRows } from '@tradefloor/area/list';
import type { LeverageTrade, Quote } from '@tradefloor/contract';
import { EmptyState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';
import { usePositionActs } from '../positions/use-position-acts';
import { useDealColumns } from './deal-columns';
import { pairDeals } from './pair-deals';

const HEADS = ['positions.time', 'positions.side', 'deals.price', 'deals.volume', 'deals.own'] as const;

export function DealList({ pair }: { readonly pair: Quote }) {
  const { t } = useTranslation();
  return (
    <TableList
      look="roomy"
      label={t('title.trades')}
      listing={useRows(pairDeals(pair))}
      columns={useDealColumns(usePositionActs())}
      rowKey={keyOf}
      failed={t('deals.failed')}
      empty={<EmptyState title={t('deals.none')} />}
      file={{
        name: `leverage-trades-${pair.base}-${pair.quote}`,
        heads: HEADS.map(key => t(key)),
        cells: ({ time, direction, price, amount, own }) => [
          instantOf(time),
          direction === null ? '' : t(`positions.sides.${direction}`),
          price,
          amount,
          own === null ? '' : t(`records.states.${own.status}`),
        ],
      }}
    />
  );
}

const keyOf = ({ id }: LeverageTrade): string => id;
