import { Button } from '../../button/button';
import { Panel } from '../../panel/panel';
import { type Column, Table } from '../../table/table';
import { Tabs } from '../../tabs/tabs';
import styles from './trading-sample.module.css';

interface Order {
  readonly time: string;
  readonly pair: string;
  readonly side: 'Buy' | 'Sell';
  readonly price: string;
  readonly amount: string;
  readonly filled: string;
}

const ORDERS: readonly Order[] = [
  { time: '14:01:22', pair: 'BTC/USDT', side: 'Buy', price: '97,100.00', amount: '0.0200', filled: '0.0000' },
  { time: '13:48:07', pair: 'BTC/USDT', side: 'Sell', price: '98,900.00', amount: '0.1000', filled: '0.0375' },
  { time: '11:20:40', pair: 'ETH/USDT', side: 'Buy', price: '3,120.00', amount: '2.0000', filled: '0.0000' },
];

const COLUMNS: ReadonlyArray<Column<Order>> = [
  { key: 'time', label: 'Time', cell: order => <span className={styles.quiet}>{order.time}</span> },
  { key: 'pair', label: 'Pair', cell: order => order.pair },
  {
    key: 'side',
    label: 'Side',
    cell: order => <span className={order.side === 'Buy' ? styles.rise : styles.fall}>{order.side}</span>,
  },
  { key: 'price', label: 'Price', cell: order => order.price, align: 'end' },
  { key: 'amount', label: 'Amount', cell: order => order.amount, align: 'end' },
  { key: 'filled', label: 'Filled', cell: order => order.filled, align: 'end' },
  {
    key: 'act',
    label: 'Cancel',
    labelHidden: true,
    align: 'end',
    cell: () => (
      <Button size="small" variant="quiet">
        Cancel
      </Button>
    ),
  },
];

const TABS = [
  { value: 'open', label: 'Open orders (3)' },
  { value: 'history', label: 'History' },
  { value: 'completed', label: 'Completed' },
];

export function SampleOrders() {
  return (
    <Panel label="Orders" head={<Tabs label="Orders" value="open" onChange={() => undefined} tabs={TABS} end="CSV" />}>
      <Table label="Open orders" columns={COLUMNS} rows={ORDERS} rowKey={order => order.time} stacked />
    </Panel>
  );
}
