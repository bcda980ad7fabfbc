import { Search } from 'lucide-react';
import { Kbd } from '../../kbd/kbd';
import { Panel } from '../../panel/panel';
import { Rise } from '../../rise/rise';
import { type Column, Table } from '../../table/table';
import { Tabs } from '../../tabs/tabs';
import { TextField } from '../../text-field/text-field';
import { useMarketsDrawer } from '../../trading-layout/trading-layout';
import { type Market, someMarkets } from './sample-data';
import styles from './trading-sample.module.css';

const MARKETS = someMarkets();
const nothing = () => undefined;

const COLUMNS: ReadonlyArray<Column<Market>> = [
  {
    key: 'pair',
    label: 'Pair',
    cell: ({ base }) => (
      <>
        {base}
        <span className={styles.quiet}>/USDT</span>
      </>
    ),
  },
  { key: 'price', label: 'Price', cell: ({ price }) => price, align: 'end' },
  {
    key: 'change',
    label: 'Change',
    cell: ({ change }) => <Rise kind="percent" language="en" value={change} />,
    align: 'end',
  },
];

export function SampleMarkets() {
  const { close } = useMarketsDrawer();
  const quotes = (
    <Tabs
      label="Quote currency"
      value="usdt"
      onChange={nothing}
      tabs={[
        { value: 'usdt', label: 'USDT' },
        { value: 'btc', label: 'BTC' },
      ]}
    />
  );
  return (
    <Panel label="Markets" head={quotes}>
      <div className={styles.search}>
        <TextField
          label="Search"
          labelled="hidden"
          placeholder="Search"
          start={<Search size={14} aria-hidden />}
          end={<Kbd>/</Kbd>}
          value=""
          onChange={nothing}
        />
      </div>
      <Table
        label="Markets"
        columns={COLUMNS}
        rows={MARKETS}
        rowKey={market => market.base}
        onRowClick={close}
        isCurrent={market => market.base === 'BTC'}
      />
    </Panel>
  );
}
