import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount, compare, price } from '@tradefloor/money';
import { aChart } from '../testing/a-chart';
import { CandleChart, type CandleChartProps } from './candle-chart';
import type { PriceLine } from './price-line';

const mockShown: { chart: object } = { chart: {} };
jest.mock('../highcharts', () => ({
  __esModule: true,
  default: { setOptions: jest.fn(), stockChart: () => mockShown.chart, addEvent: () => jest.fn() },
}));

const stop: PriceLine = { id: 'stop-7', price: price('100'), kind: 'sell', label: 'Stop 0.5', canDrag: true };
const order: PriceLine = { id: 'order-8', price: price('105'), kind: 'buy', label: 'Buy 1', canCancel: true };
const far: PriceLine = { id: 'stop-9', price: price('500'), kind: 'sell', label: 'Stop 2', canDrag: true };

const TEXTS = ['open', 'high', 'low', 'close', 'volume', 'loading', 'failed', 'retry'] as const;
const controls = ['controls', 'zoomIn', 'zoomOut', 'back', 'forward', 'newest', 'cursor'] as const;
const said = <Key extends string>(keys: readonly Key[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries forget which keys they were made of
  Object.fromEntries(keys.map(key => [key, key])) as unknown as Record<Key, string>;

const bar = {
  time: 0,
  open: price('100'),
  high: price('101'),
  low: price('99'),
  close: price('100'),
  volume: amount('1'),
};

/** From 90 to 110 on 200 px: a pixel is a tenth. */
async function shown(more: Partial<CandleChartProps> = {}) {
  const { chart, drawn } = aChart();
  mockShown.chart = Object.assign(chart, { series: [], get: () => undefined, redraw: jest.fn(), destroy: jest.fn() });
  const onDropLine = jest.fn();
  render(
    <CandleChart
      title="BTC/USDT"
      summary=""
      state={{ kind: 'ready' }}
      bars={[bar]}
      language="en"
      decimals={2}
      texts={said(TEXTS)}
      controls={{ ...said(controls), handleOf: line => `Move ${line}` }}
      priceLines={[stop, order, far]}
      onDropLine={onDropLine}
      {...more}
    />,
  );
  const handle = await screen.findByRole('slider', { name: 'Move Stop 0.5' });
  /** What is written at the scale, the newest price left out. */
  const tags = () => [...drawn].map(({ text }) => text).filter(text => /^[\d.]+$/.test(String(text)));
  /** What is written on the lines. */
  const words = () => [...drawn].map(({ text }) => text);
  return { onDropLine, handle, tags, words };
}

test('only a line that can be dragged, and is in sight, has a handle: where the line is', async () => {
  const { handle } = await shown();
  expect(screen.getAllByRole('slider')).toEqual([handle]);
  expect(handle).toHaveStyle({ top: '100px', left: '100px' });
  expect(handle).toHaveAttribute('aria-valuetext', '100.00');
});

function pointer(handle: HTMLElement) {
  handle.setPointerCapture = jest.fn();
  handle.hasPointerCapture = () => true;
  const user = userEvent.setup();
  return (clientY: number, keys?: string) =>
    user.pointer({ target: handle, coords: { clientY }, ...(keys === undefined ? {} : { keys }) });
}

test('is dragged by the pointer: the line goes with it, and it is said once where it was let go', async () => {
  const { handle, onDropLine, tags } = await shown();
  const drag = pointer(handle);
  await drag(100, '[MouseLeft>]');
  await drag(80);
  expect(tags()).toContain('102.00');
  expect(handle).toHaveAttribute('aria-valuetext', '102.00');
  // As far as the prices go, and no further.
  await drag(-500);
  expect(handle).toHaveAttribute('aria-valuetext', '110.00');
  await drag(900);
  expect(handle).toHaveAttribute('aria-valuetext', '90.01');
  await drag(125);
  expect(onDropLine).not.toHaveBeenCalled();
  await drag(125, '[/MouseLeft]');
  expect(onDropLine.mock.calls).toEqual([['stop-7', '97.5']]);
  expect(handle).toHaveAttribute('aria-valuetext', '100.00');
});

test('a press alone says nothing, nor does a pointer that was taken away', async () => {
  const { handle, onDropLine } = await shown();
  const drag = pointer(handle);
  await drag(100, '[MouseLeft]');
  await drag(80, '[MouseLeft>]');
  await drag(50);
  expect(handle).toHaveAttribute('aria-valuetext', '105.00');
  fireEvent.pointerCancel(handle);
  await drag(50, '[/MouseLeft]');
  expect(onDropLine).not.toHaveBeenCalled();
  expect(handle).toHaveAttribute('aria-valuetext', '100.00');
});

test('is moved by the arrows, set by Enter, and put back by Escape or when it is left', async () => {
  const { handle, onDropLine, tags } = await shown();
  handle.focus();
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  expect(handle).toHaveAttribute('aria-valuetext', '102.20');
  expect(tags()).toContain('102.20');
  await userEvent.keyboard('{Escape}');
  expect(handle).toHaveAttribute('aria-valuetext', '100.00');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(handle).toHaveAttribute('aria-valuetext', '100.00');
  expect(onDropLine).not.toHaveBeenCalled();
  handle.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onDropLine.mock.calls).toEqual([['stop-7', '99.6']]);
});

/** Nothing above 103 is taken. */
const below103: NonNullable<CandleChartProps['lineAt']> = (_, at) =>
  compare(at, price('103')) > 0 ? { label: 'Too high', isRefused: true } : { label: `Brings ${at}`, isRefused: false };

test('says while it is dragged what it would bring, and where it is not taken goes back unheard', async () => {
  const { handle, onDropLine, words } = await shown({ lineAt: below103 });
  const drag = pointer(handle);
  await drag(100, '[MouseLeft>]');
  await drag(80);
  expect(words()).toContain('Brings 102');
  expect(handle).toHaveAttribute('aria-valuetext', '102.00, Brings 102');
  expect(handle).toHaveAttribute('aria-invalid', 'false');
  await drag(60);
  expect(words()).toContain('Too high');
  expect(handle).toHaveAttribute('aria-invalid', 'true');
  await drag(60, '[/MouseLeft]');
  expect(onDropLine).not.toHaveBeenCalled();
  expect(words()).toContain('Stop 0.5');
  expect(handle).toHaveAttribute('aria-valuetext', '100.00');
});

test('by keys it says so too, and Enter leaves it where it is until it can be taken', async () => {
  const { handle, onDropLine } = await shown({ lineAt: below103 });
  handle.focus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}{Enter}');
  expect(handle).toHaveAttribute('aria-valuetext', '104.00, Too high');
  expect(handle).toHaveAttribute('aria-invalid', 'true');
  expect(onDropLine).not.toHaveBeenCalled();
  expect(handle).toHaveAccessibleName('Move Stop 0.5');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
  expect(onDropLine.mock.calls).toEqual([['stop-7', '102']]);
});
