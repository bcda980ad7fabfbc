import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { gridTemplate } from './grid-template';
import { afterKey, allowed, ORDERS_HEIGHT } from './orders-height';
import { labels } from './sample-labels';
import type { PhoneTab, TradingSlots } from './slots';
import { TradingLayout, useMarketsDrawer } from './trading-layout';

function PairBar() {
  const { open } = useMarketsDrawer();
  if (open === null) return <h1>BTC/USDT</h1>;
  return (
    <button type="button" onClick={open}>
      All markets
    </button>
  );
}

function Markets() {
  const { close } = useMarketsDrawer();
  return (
    <button type="button" onClick={close}>
      ETH/USDT
    </button>
  );
}

const slots: TradingSlots = {
  pairBar: <PairBar />,
  markets: <Markets />,
  chart: <p>the chart</p>,
  book: <p>the book</p>,
  trades: <p>the trades</p>,
  form: <p>the form</p>,
  orders: <p>the orders</p>,
};

function at(width: number) {
  const list = { addEventListener: jest.fn(), removeEventListener: jest.fn(), dispatchEvent: () => false };
  const old = { onchange: null, addListener: jest.fn(), removeListener: jest.fn() };
  jest.spyOn(window, 'matchMedia').mockImplementation(media => {
    const from = Number(/min-width: (\d+)/.exec(media)?.[1] ?? Infinity);
    return { ...list, ...old, media, matches: width >= from };
  });
}

afterEach(() => jest.restoreAllMocks());

function draw({ onOrdersHeight = jest.fn(), onSide = jest.fn(), ordersHeight = 264 } = {}) {
  function Screen() {
    const [tab, setTab] = useState<PhoneTab>('chart');
    return (
      <TradingLayout
        {...{ slots, labels, ordersHeight, onOrdersHeight }}
        tradesShare={20}
        onTradesShare={jest.fn()}
        actions={[
          { label: 'Buy', look: 'buy', run: () => onSide('buy') },
          { label: 'Sell', look: 'sell', run: () => onSide('sell') },
        ]}
        phoneTab={tab}
        onPhoneTab={setTab}
      />
    );
  }
  return render(<Screen />);
}

test('from 1440 the markets stand beside the chart (look.screen-widths)', () => {
  at(1440);
  draw();
  expect(screen.getByRole('button', { name: 'ETH/USDT' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'All markets' })).not.toBeInTheDocument();
});

test.each([1439, 1024, 1023, 768, 767])('at %d they are a drawer, which closes when a pair is chosen', async width => {
  at(width);
  draw();
  expect(screen.queryByRole('button', { name: 'ETH/USDT' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'All markets' }));
  expect(await screen.findByRole('dialog', { name: 'Markets' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'ETH/USDT' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'All markets' })).toHaveFocus());
});

test('a phone shows one panel at a time, and the form as a sheet on the side that was pressed', async () => {
  at(390);
  const onSide = jest.fn();
  draw({ onSide });
  expect(screen.getByText('the chart')).toBeInTheDocument();
  expect(screen.queryByText('the book')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Order book' }));
  expect(screen.getByRole('tabpanel', { name: 'Order book' })).toHaveTextContent('the book');
  expect(screen.queryByText('the chart')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sell' }));
  expect(onSide).toHaveBeenCalledWith('sell');
  expect(await screen.findByRole('dialog', { name: 'Trade BTC/USDT' })).toHaveTextContent('the form');
});

const few: TradingSlots = { pairBar: <h1>BTC/USDT</h1>, chart: <p>the chart</p>, orders: <p>the orders</p> };

test('a place that is not filled is not there: no tab, no drawer, no button, and its room is the chart’s', async () => {
  at(390);
  const moved = { onOrdersHeight: jest.fn(), onTradesShare: jest.fn(), onPhoneTab: jest.fn() };
  const size = { ordersHeight: 264, tradesShare: 20, ...moved };
  const { unmount } = render(<TradingLayout slots={few} labels={labels} phoneTab="trades" {...size} />);
  expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Chart', 'Orders']);
  expect(screen.getByRole('tabpanel', { name: 'Chart' })).toHaveTextContent('the chart');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  at(1440);
  render(<TradingLayout slots={few} labels={labels} phoneTab="chart" {...size} />);
  expect(screen.getByText('the orders')).toBeInTheDocument();
});

test.each([
  [
    'wide',
    slots,
    "'pair pair pair pair' var(--bar-pair) 'markets chart book form' minmax(240px, 1fr) 'markets orders book form' var(--orders) / 248px minmax(520px, 1fr) 288px 304px",
  ],
  [
    'desktop',
    slots,
    "'pair pair pair' min-content 'chart book form' minmax(240px, 1fr) 'orders book form' var(--orders) / minmax(0, 1fr) 288px 304px",
  ],
  [
    'tablet',
    slots,
    "'pair pair' min-content 'chart chart' 400px 'book form' minmax(560px, auto) 'orders orders' var(--orders) / minmax(0, 1fr) minmax(0, 1fr)",
  ],
  ['wide', few, "'pair' var(--bar-pair) 'chart' minmax(240px, 1fr) 'orders' var(--orders) / minmax(520px, 1fr)"],
  [
    'tablet',
    { ...few, form: 'Up or Down' },
    "'pair pair' min-content 'chart chart' 400px 'form form' minmax(560px, auto) 'orders orders' var(--orders) / minmax(0, 1fr) minmax(0, 1fr)",
  ],
] as const)('the places of a %s screen', (width, filled, template) => {
  expect(gridTemplate(width, filled)).toBe(template);
});

describe('the height of the orders', () => {
  test('stays within 160 and 480, whatever was remembered (look.orders-height)', () => {
    const heights = [100, 264, 900, Number.NaN].map(height => allowed(ORDERS_HEIGHT, height));
    expect(heights).toEqual([160, 264, 480, 264]);
    expect(afterKey(ORDERS_HEIGHT, 'ArrowUp', 475)).toBe(480);
    expect(afterKey(ORDERS_HEIGHT, 'ArrowDown', 170)).toBe(160);
    expect(afterKey(ORDERS_HEIGHT, 'a', 200)).toBeNull();
  });

  test('follows the pointer and is told once at the end', async () => {
    at(1440);
    const onOrdersHeight = jest.fn();
    draw({ onOrdersHeight });
    const edge = screen.getByRole('separator', { name: 'Height of the orders' });
    const user = userEvent.setup();
    const drag = (clientY: number, keys?: string) =>
      user.pointer({ target: edge, coords: { clientY }, ...(keys === undefined ? {} : { keys }) });
    await drag(600, '[MouseLeft>]');
    await drag(560);
    expect(edge).toHaveAttribute('aria-valuenow', '304');
    await drag(100);
    expect(edge).toHaveAttribute('aria-valuenow', '480');
    expect(onOrdersHeight).not.toHaveBeenCalled();
    await drag(580);
    await drag(580, '[/MouseLeft]');
    expect(onOrdersHeight.mock.calls).toEqual([[284]]);
  });

  test('moves by the arrow keys, and goes back on a double click', async () => {
    at(1024);
    const onOrdersHeight = jest.fn();
    draw({ onOrdersHeight, ordersHeight: 300 });
    const edge = screen.getByRole('separator', { name: 'Height of the orders' });
    edge.focus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await userEvent.dblClick(edge);
    expect(onOrdersHeight.mock.calls.map(([height]) => height)).toEqual(expect.arrayContaining([316, 160, 264]));
  });
});
