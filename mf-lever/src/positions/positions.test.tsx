import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  asId,
  closePosition,
  closePositions,
  type LeverageOrder,
  listLeverageOrders,
  revokeLeverageOrder,
} from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { quotesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { aClosed, anEntrust, aPosition } from '../testing/orders';
import { ordered, told } from '../testing/own-lists';
import { PositionsPanel } from './positions-panel';

const bitcoin = aQuote('BTC/USDT', { price: '97500', markPrice: price('97400.00') });
const ether = aQuote('ETH/USDT', { price: '3481.20', markPrice: price('3480.00') });

const etherShort = aPosition('2', {
  direction: 'short',
  symbol: 'ETH/USDT',
  currencyId: asId('ETH'),
  quantity: amount('1'),
  openPrice: price('3500'),
  margin: amount('175'),
  originMargin: amount('175'),
});

function shown(orders: readonly LeverageOrder[] = [aPosition('1'), etherShort]) {
  const platform = fakePlatform();
  const state = { orders };
  quoted(platform, bitcoin, ether);
  funded(platform, { USDT: ['1000', '0'] }, 'lever');
  ordered(platform, () => state.orders);
  const { unmount } = drawn(platform, <PositionsPanel screen="lever" pair={bitcoin} />);
  return { platform, state, unmount };
}

beforeEach(() => localStorage.clear());

const row = (pair: string) => screen.getByRole('row', { name: new RegExp(`^${pair}`) });
const done = { message: null, id: null };

it('reckons each position, the total and the risk rate by the marks, without asking again', async () => {
  const { platform } = shown();
  await screen.findByRole('tab', { name: 'Positions (2)' });
  // (97400 − 97000) × 0.1, and (3500 − 3480) × 1.
  expect(within(row('BTC/USDT')).getByText('+40.00')).toBeInTheDocument();
  expect(within(row('ETH/USDT')).getByText('+20.00')).toBeInTheDocument();
  // Beside what it brings: where it was opened and what it is worth there, its margin and (485 + 40) ÷ 485.
  for (const figure of ['97,000.00', '97,400.00', '485.0000', '108.24%']) {
    expect(within(row('BTC/USDT')).getByText(figure)).toBeInTheDocument();
  }
  expect(screen.getByText('+60.00')).toBeInTheDocument();
  // (1000 + 660 + 60) ÷ 660
  expect(screen.getByText('260.60%')).toBeInTheDocument();
  const asked = platform.calls.length;
  act(() => platform.drive(quotesTopic, { ...bitcoin, markPrice: price('97300.00') }, bitcoin.key));
  expect(await within(row('BTC/USDT')).findByText('+30.00')).toBeInTheDocument();
  expect(screen.getByText('+50.00')).toBeInTheDocument();
  expect(platform.calls).toHaveLength(asked);
});

it('says nothing of the risk until it is known what is available', async () => {
  const platform = fakePlatform();
  quoted(platform, bitcoin, ether);
  ordered(platform, () => [aPosition('1'), etherShort]);
  drawn(platform, <PositionsPanel screen="lever" pair={bitcoin} />);
  await screen.findByRole('tab', { name: 'Positions (2)' });
  expect(within(row('BTC/USDT')).getByText('+40.00')).toBeInTheDocument();
  expect(screen.queryByText('Risk rate')).toBeNull();
  act(() => funded(platform, { USDT: ['1000', '0'] }, 'lever'));
  expect(await screen.findByText('260.60%')).toBeInTheDocument();
});

it('says with colour and words that the account nears its liquidation', async () => {
  const { platform } = shown();
  await screen.findByRole('tab', { name: 'Positions (2)' });
  act(() => platform.drive(quotesTopic, { ...bitcoin, markPrice: price('89000.00') }, bitcoin.key));
  // (1000 + 660 − 800 + 20) ÷ 660
  expect(await screen.findByText('133.33%')).toBeInTheDocument();
  expect(screen.getByText('Warning:')).toBeInTheDocument();
  expect(screen.getByRole('meter', { name: 'Liquidation risk' })).toHaveAttribute('value', '82');
});

it('shows what a push says, whole, and hides other pairs on request, also after a reload', async () => {
  const { platform, unmount } = shown();
  await screen.findByRole('tab', { name: 'Positions (2)' });
  act(() => told(platform, [etherShort, anEntrust('3')]));
  expect(await screen.findByRole('tab', { name: 'Positions (1)' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Open orders (1)' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide other pairs' }));
  expect(screen.getByText('No open positions')).toBeInTheDocument();
  unmount();
  shown();
  await screen.findByRole('tab', { name: 'Positions (1)' });
  expect(screen.getByRole('checkbox', { name: 'Hide other pairs' })).toBeChecked();
});

it('names the stops of a position that has some', async () => {
  shown([aPosition('1', { takeProfit: price('99000.00') }), etherShort]);
  await screen.findByRole('tab', { name: 'Positions (2)' });
  const stops = (pair: string) =>
    within(row(pair))
      .getAllByRole('cell')
      .find(cell => cell.dataset['label'] === 'TP / SL');
  expect(stops('BTC/USDT')).toHaveTextContent('99,000.00 —');
  expect(stops('BTC/USDT')).toHaveAttribute('data-card', 'line');
  expect(stops('ETH/USDT')).toBeEmptyDOMElement();
});

it('closes a position after a question that says what it brings (leverage.close-asks)', async () => {
  const { platform, state } = shown();
  await screen.findByRole('tab', { name: 'Positions (2)' });
  platform.answer(closePosition, () => {
    state.orders = [etherShort];
    return done;
  });
  const close = within(row('BTC/USDT')).getByRole('button', { name: 'Close' });
  expect(close).toHaveAccessibleDescription('BTC/USDT Long');
  await userEvent.click(close);
  expect(platform.payloadsOf(closePosition)).toEqual([]);
  expect(platform.questions[0]).toMatchObject({ title: 'Close this position?', tone: 'danger' });
  expect(platform.questions[0]?.facts).toContainEqual(['Est. PnL', '+40.00 USDT']);
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(closePosition)).toEqual([{ id: '1' }]));
  expect(await screen.findByRole('tab', { name: 'Positions (1)' })).toBeInTheDocument();
});

it('closes one side, which is chosen with what it brings', async () => {
  const { platform } = shown();
  await screen.findByRole('tab', { name: 'Positions (2)' });
  platform.answer(closePositions, done);
  await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close positions' }));
  expect(dialog.getByText('+60.00 USDT')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'Short only (1)' }));
  expect(dialog.getByText('+20.00 USDT')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close positions (1)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.payloadsOf(closePositions)).toEqual([{ positions: 'short' }]);
});

it('cancels an entrust after a question', async () => {
  const { platform } = shown([anEntrust('3')]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Open orders (1)' }));
  platform.answer(revokeLeverageOrder, done);
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveAccessibleDescription('BTC/USDT Long');
  await userEvent.click(cancel);
  expect(platform.payloadsOf(revokeLeverageOrder)).toEqual([]);
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(revokeLeverageOrder)).toEqual([{ id: '3' }]));
});

it('goes through what was closed ten at a time, and reads it again when something more was', async () => {
  const openPrice = price('97012.345678');
  const { platform, state } = shown([
    aPosition('40'),
    ...Array.from({ length: 11 }, (_, at) => aClosed(String(30 - at), { openPrice, endedBy: 'liquidation' })),
  ]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Closed' }));
  expect(await screen.findAllByText('Liquidation')).toHaveLength(10);
  expect(screen.getAllByText('97,012')[0]).toHaveAttribute('title', '97,012.345678');
  expect(screen.getAllByRole('cell', { name: 'Liquidation' })[0]).toHaveAttribute('data-card', 'fact');
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getAllByText('Liquidation')).toHaveLength(1));
  act(() => told(platform, state.orders));
  const asked = platform.payloadsOf(listLeverageOrders).length;
  state.orders = [aClosed('40', { endedBy: 'stop-loss' }), ...state.orders.slice(1)];
  act(() => told(platform, state.orders));
  await waitFor(() => expect(screen.getAllByText('Liquidation')).toHaveLength(2));
  expect(platform.payloadsOf(listLeverageOrders).length).toBeGreaterThan(asked);
});

it('says that what was closed is not live, where that alone can’t be read again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { platform, state } = shown([aClosed('9'), aPosition('1')]);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('tab', { name: 'Closed' }));
  expect(await screen.findByRole('table', { name: 'Closed' })).toBeVisible();
  platform.fail(listLeverageOrders, '', 'timeout');
  act(() => told(platform, state.orders));
  act(() => told(platform, []));
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText('Not live')).toBeInTheDocument();
  jest.useRealTimers();
});
