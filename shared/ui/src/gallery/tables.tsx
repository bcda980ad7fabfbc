import { decimal, type Decimal } from '@tradefloor/money';
import { useState } from 'react';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { LoadMore } from '../load-more/load-more';
import { Pager } from '../pager/pager';
import { Rise } from '../rise/rise';
import type { Sort } from '../table/sort';
import { type Column, Table } from '../table/table';
import { Exhibit } from './exhibit';

interface Quote {
  readonly pair: string;
  readonly price: string;
  readonly change: Decimal;
  readonly volume: string;
}

const QUOTES: readonly Quote[] = [
  { pair: 'BTC/USDT', price: '97,412.56', change: decimal('1.25'), volume: '18,204.3317' },
  { pair: 'ETH/USDT', price: '3,481.20', change: decimal('-4.05'), volume: '90,113.2841' },
  { pair: 'SOL/USDT', price: '214.75', change: decimal('4.24'), volume: '412,093.0000' },
  { pair: 'XRP/USDT', price: '1.4412', change: decimal('-2.16'), volume: '8,812,300.5000' },
];

type Key = 'pair' | 'price' | 'change' | 'volume' | 'act';
const COLUMNS: ReadonlyArray<Column<Quote, Key>> = [
  { key: 'pair', label: 'Pair', isRowHeader: true, cell: quote => quote.pair, sortable: true },
  { key: 'price', label: 'Price', cell: quote => quote.price, align: 'end', sortable: true },
  {
    key: 'change',
    label: '24h change',
    cell: quote => <Rise kind="percent" language="en" value={quote.change} />,
    align: 'end',
    sortable: true,
  },
  { key: 'volume', label: '24h volume', cell: quote => quote.volume, align: 'end' },
  {
    key: 'act',
    label: 'Trade',
    labelHidden: true,
    cell: () => (
      <Button size="small" variant="quiet">
        Trade
      </Button>
    ),
    align: 'end',
  },
];

export function Tables({ name }: { readonly name: string }) {
  const [sort, setSort] = useState<Sort<Key>>({ key: 'price', direction: 'descending' });
  const [page, setPage] = useState(4);
  const [state, setState] = useState<'more' | 'end'>('more');
  const common = { columns: COLUMNS, rowKey: (quote: Quote) => quote.pair };
  return (
    <>
      <Exhibit name="A dense table, sorted, whose rows can be pressed" as="sheet">
        <Table
          {...common}
          label={`Markets by ${name}`}
          rows={QUOTES}
          sort={sort}
          onSort={setSort}
          onRowClick={() => undefined}
          isCurrent={quote => quote.pair === 'ETH/USDT'}
        />
      </Exhibit>
      <Exhibit name="A roomy table, cards under 420 px" as="sheet">
        <Table {...common} label={`Quotes by ${name}`} rows={QUOTES} look="roomy" stacked />
        <Pager
          label={`Pages by ${name}`}
          page={page}
          pages={12}
          onPage={setPage}
          previousLabel="Previous page"
          nextLabel="Next page"
          pageLabel={one => `Page ${one}`}
        />
        <LoadMore state={state} label="Load more" endLabel="No more" onMore={() => setState('end')} />
      </Exhibit>
      <Exhibit name="A table without rows" as="sheet">
        <Table
          {...common}
          label={`Favourites by ${name}`}
          rows={[]}
          empty={
            <EmptyState
              title="No favourites yet"
              text="Press the star beside a pair to keep it here."
              action={<Button size="small">All markets</Button>}
            />
          }
        />
      </Exhibit>
    </>
  );
}
