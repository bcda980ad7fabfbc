import { Page } from '@tradefloor/area/page';
import { Panel } from '@tradefloor/ui';
import type { ReactNode } from 'react';
import { LeveragePages } from '../leverage-pages/leverage-pages';
import { OrderFiltersBar } from './order-filters';
import type { RecordsAs } from './order-wish';
import { RecordList } from './record-list';
import { type OrderFilters, useOrderFilters } from './use-order-filters';

interface RecordsPageProps {
  readonly as: RecordsAs;
  readonly title: string;
  /** Where the page is among others of a frame, which leads on. */
  readonly isFramed?: boolean;
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

export function RecordsOf({ as, title, isFramed = false, filters, withPair, end }: RecordsOfProps) {
  return (
    <Page title={title} end={end}>
      {isFramed ? null : <LeveragePages />}
      <Panel label={title} headHidden>
        <RecordList
          as={as}
          label={title}
          wish={filters.wish}
          filters={<OrderFiltersBar filters={filters} withPair={withPair} />}
        />
      </Panel>
    </Page>
  );
}
