import { Panel } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { LeveragePage } from '../leverage-pages/leverage-page';
import { OrderFiltersBar } from './order-filters';
import type { RecordsAs } from './order-wish';
import { RecordList } from './record-list';
import { type OrderFilters, useOrderFilters } from './use-order-filters';

interface RecordsPageProps {
  readonly as: RecordsAs;
  readonly title: string;
}

/** The user's orders over all pairs, or of the one that is chosen. */
export function RecordsPage(props: RecordsPageProps) {
  const filters = useOrderFilters();
  return <RecordsOf {...props} filters={filters} withPair />;
}

interface RecordsOfProps extends RecordsPageProps {
  readonly filters: OrderFilters;
  readonly withPair: boolean;
  readonly end?: ReactNode;
}

export function RecordsOf({ as, title, filters, withPair, end }: RecordsOfProps) {
  return (
    <LeveragePage title={title} end={end}>
      <Panel label={title} headHidden>
        <RecordList
          as={as}
          label={title}
          wish={filters.wish}
          filters={<OrderFiltersBar filters={filters} withPair={withPair} />}
        />
      </Panel>
    </LeveragePage>
  );
}
