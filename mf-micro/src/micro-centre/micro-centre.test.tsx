import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, chartBars, currencyDetail, type MicroOrder, submitMicroOrder } from '@tradefloor/contract';
import { acceptMicroNotice, buyInsurance, claimInsurance, setMicroLimits } from '@tradefloor/contract/ext';
import { amount } from '@tradefloor/money';
import { closedMicroOrderTopic, tradingSettings } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { DAY_MS } from '../today/day-orders';
import {
  aMicroDay,
  aMicroOrder,
  BEGAN,
  bitcoin,
  closedOrder,
  ether,
  served,
  standard,
  tether,
} from '../testing/micro-server';
import MicroCentre from './micro-centre';

jest.mock('@tradefloor/charts/highcharts', () => jest.requireActual('@tradefloor/charts/mute-highcharts'));

type Server = Parameters<typeof served>[1];

function shown(server: Server = {}, options: Parameters<typeof fakePlatform>[0] = {}) {
  const platform = fakePlatform({ answers: true, ...options });
  served(platform, server);
  platform.answer(chartBars, []);
  platform.answer(currencyDetail, { name: 'Bitcoin', description: '' });
  platform.answer(submitMicroOrder, { message: 'The order is placed.', id: '77' });
  const closedPair = { ...ether, key: 'x/y' as never, base: 'XYZ', microOpen: false };
  quoted(platform, bitcoin, ether, closedPair);
  const view = drawn(platform, <MicroCentre />, '/secondDealCenter');
  return Object.assign(platform, { leave: view.unmount });
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'matchMedia').mockImplementation(media => ({
    media,
    matches: true,
    onchange: null,
    addListener: jest.fn(),
    removeListener: jest.fn(),
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
    dispatchEvent: () => false,
  }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const form = () => within(screen.getByRole('region', { name: 'Trade' }));
const orders = () => within(screen.getByRole('region', { name: 'Orders' }));
const up = () => form().findByRole('button', { name: 'Up' });
const placed = (platform: ReturnType<typeof shown>) => platform.payloadsOf(submitMicroOrder);

it('shows a guest all but the buttons, with the ways in; and only pairs that are traded by the second', async () => {
  shown({ currencies: [{ ...tether, wallet: null }] }, { session: { kind: 'guest' } });
  expect(await form().findByRole('radio', { name: /^1m/ })).toBeInTheDocument();
  expect(form().getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/secondDealCenter')),
  );
  expect(form().queryByRole('button', { name: 'Up' })).toBeNull();
  expect(orders().getByRole('link', { name: 'Sign up' })).toBeInTheDocument();
  const markets = within(screen.getByRole('region', { name: 'Markets' }));
  expect(markets.queryByRole('button', { name: /^XYZ/ })).toBeNull();
});

it('asks with all that is at stake, sends once, and is locked half a second longer (micro.submit-locked)', async () => {
  const platform = shown();
  await userEvent.click(await form().findByRole('radio', { name: '100' }));
  await userEvent.click(form().getByRole('radio', { name: /^1m/ }));
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await up());
  expect(platform.questions.at(-1)).toMatchObject({
    title: 'Confirm order',
    facts: [
      ['Pair', 'BTC/USDT'],
      ['Direction', 'Up'],
      ['Price now', '97,412.56 USDT'],
      ['Duration', '1m'],
      ['Amount', '100 USDT'],
      ['If you are right', '+82 USDT (82%)'],
      ['If you are wrong', '−100 USDT'],
      ['Fee', '0.5 USDT'],
    ],
  });
  expect(placed(platform)).toMatchObject([{ direction: 'up', seconds: 60, amount: '100', currencyId: 'USDT' }]);
  expect(platform.notices).toMatchObject([{ text: 'The order is placed.', about: 'micro order 77' }]);
  const button = await up();
  await act(() => jest.advanceTimersByTimeAsync(450));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(placed(platform)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(button).not.toHaveAttribute('aria-busy');
  // The next order is often like the last one.
  expect(form().getByRole('textbox', { name: 'Amount' })).toHaveValue('100');
});

it('says what is missing when a button is pressed, and what is wrong at once', async () => {
  const platform = shown();
  await userEvent.click(await up());
  expect(form().getByText('Enter an amount')).toBeInTheDocument();
  const field = form().getByRole('textbox', { name: 'Amount' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '5');
  expect(form().getByText('At least 10 USDT')).toBeInTheDocument();
  expect([placed(platform), platform.questions]).toEqual([[], []]);
});

it('explains the risk before the first order, and keeps that it was accepted (micro.risk-notice)', async () => {
  const platform = shown({ day: aMicroDay({ noticeAcceptedAt: null }) }, { answers: false });
  platform.answer(acceptMicroNotice, { message: '', id: null });
  platform.offer(acceptMicroNotice);
  await userEvent.click(await form().findByRole('radio', { name: '100' }));
  await userEvent.click(await up());
  expect(platform.questions).toMatchObject([{ title: 'Before your first order', yes: 'I understand the risk' }]);
  expect(placed(platform)).toEqual([]);
  platform.answerQuestions(true);
  await userEvent.click(await up());
  await waitFor(() => expect(placed(platform)).toHaveLength(1));
  expect(platform.questions.map(({ title }) => title)).toEqual([
    'Before your first order',
    'Before your first order',
    'Confirm order',
  ]);
  expect(platform.payloadsOf(acceptMicroNotice)).toHaveLength(1);
});

it('shows a closed order with its result in the place of its row, for half a second (micro.row-leaves)', async () => {
  const platform = shown({ running: [aMicroOrder('7'), aMicroOrder('8', { direction: 'down' })] });
  expect(await orders().findByRole('tab', { name: 'Trading (2)' })).toBeInTheDocument();
  expect(orders().getAllByRole('row')).toHaveLength(3);
  jest.useFakeTimers({ now: BEGAN + 60_000 });
  act(() => {
    platform.drive(closedMicroOrderTopic, closedOrder('7', amount('82')));
    jest.advanceTimersByTime(FRAME_MS);
  });
  expect(orders().getByText('Settled')).toBeInTheDocument();
  expect(orders().getByText('+82.00')).toBeInTheDocument();
  expect(orders().getByRole('tab', { name: 'Trading (1)' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(450 - FRAME_MS));
  expect(orders().getAllByRole('row')).toHaveLength(3);
  act(() => jest.advanceTimersByTime(100));
  expect(orders().getAllByRole('row')).toHaveLength(2);
  expect(platform.notices).toEqual([{ kind: 'success', text: 'BTC/USDT Up: won +82 USDT', about: 'micro order 7' }]);
});

/** What is pushed is drawn with the next frame. */
const FRAME_MS = 20;

const told = (platform: ReturnType<typeof shown>) => platform.notices.map(({ text }) => text);

it('tells what ended while nobody looked once, and nothing that was known', async () => {
  const before = shown({ running: [aMicroOrder('7')], closed: [closedOrder('1', amount('-100'))] });
  await orders().findByRole('tab', { name: 'Trading (1)' });
  before.leave();
  expect(told(before)).toEqual([]);
  const after = shown({ closed: [closedOrder('7', amount('-100')), closedOrder('1', amount('-100'))] });
  await waitFor(() => expect(told(after)).toEqual(['BTC/USDT Up: lost −100 USDT']));
  after.leave();
  const again = shown({ closed: [closedOrder('7', amount('-100'))] });
  await orders().findByRole('tab', { name: 'Trading (0)' });
  expect(told(again)).toEqual([]);
});

it('sums up results that come together, by currency', async () => {
  const running = Array.from({ length: 5 }, (_, at) => aMicroOrder(String(at + 1)));
  const platform = shown({ running });
  await orders().findByRole('tab', { name: 'Trading (5)' });
  const closing = (order: MicroOrder, at: number) =>
    closedOrder(order.id, amount(at === 0 ? '-0.01' : '82'), at === 0 ? { currencyName: 'BTC' } : {});
  act(() => {
    for (const [at, order] of running.entries()) platform.drive(closedMicroOrderTopic, closing(order, at));
  });
  await waitFor(() => expect(told(platform)).toEqual(['5 orders ended: +328 USDT, −0.01 BTC']));
});

it('goes by keys: amount, duration and direction, and never places by one slip of a finger', async () => {
  const platform = shown();
  await up();
  await userEvent.keyboard('++]');
  expect(form().getByRole('radio', { name: '50' })).toBeChecked();
  expect(form().getByRole('radio', { name: /^1m/ })).toBeChecked();
  await userEvent.keyboard('-[[');
  expect(form().getByRole('radio', { name: '10' })).toBeChecked();
  tradingSettings().set({ confirmPlacing: true, fillSound: false });
  await userEvent.keyboard('u');
  await waitFor(() => expect(placed(platform)).toMatchObject([{ direction: 'up', amount: '10', seconds: 30 }]));
  expect(platform.questions).toHaveLength(1);
  act(() => {
    tradingSettings().set({ confirmPlacing: false, fillSound: false });
    window.dispatchEvent(new StorageEvent('storage'));
  });
  await userEvent.keyboard('d');
  expect(placed(platform)).toHaveLength(1);
  expect(form().getByRole('button', { name: 'Down' })).toHaveFocus();
});

const insured = (result: string) => ({
  id: '5',
  typeId: standard.id,
  insured: amount('100'),
  result: amount(result),
  payoutsToday: 0,
  boughtAt: null,
});

it('locks the form while a claim is due, and claims', async () => {
  const platform = shown({ currencies: [{ ...tether, insurance: insured('-60') }] });
  platform.offer(claimInsurance);
  platform.answer(claimInsurance, { message: 'The insurance has paid 15.', id: null });
  expect(await up()).toBeDisabled();
  expect(form().getByText(/^Half of the insured sum is lost/)).toBeInTheDocument();
  const insurance = within(await screen.findByRole('region', { name: 'Insurance' }));
  expect(insurance.getByText('Half of it is lost: claim 15 USDT before your next order.')).toBeInTheDocument();
  act(() => served(platform, { currencies: [tether] }));
  await userEvent.click(await insurance.findByRole('button', { name: 'Claim' }));
  expect(platform.questions.at(-1)).toMatchObject({
    facts: [
      ['Result so far', '-60 USDT'],
      ['It pays', '15 USDT'],
    ],
  });
  await waitFor(() => expect(platform.payloadsOf(claimInsurance)).toEqual([{ id: '5' }]));
  await waitFor(async () => expect(await up()).toBeEnabled());
});

it('buys an insurance, and says what the exchange has against it in the form', async () => {
  const platform = shown();
  platform.offer(buyInsurance);
  platform.fail(buyInsurance, 'You already have an insurance in USDT.');
  act(() => served(platform));
  const insurance = within(await screen.findByRole('region', { name: 'Insurance' }));
  await userEvent.click(await insurance.findByRole('button', { name: 'Insure' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insure USDT orders' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Insured sum' }), '99');
  await userEvent.click(dialog.getByRole('button', { name: 'Buy insurance' }));
  expect(await dialog.findByText('At least 100 USDT')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Insured sum' }), '9');
  await userEvent.click(dialog.getByRole('button', { name: 'Buy insurance' }));
  expect(await dialog.findByText('You already have an insurance in USDT.')).toBeInTheDocument();
  expect(platform.payloadsOf(buyInsurance)).toEqual([{ currencyId: 'USDT', typeId: standard.id, amount: '999' }]);
});

it('sets a limit of one’s own, and locks the form once it is reached (micro.day-limit)', async () => {
  const reached = aMicroDay({ stakedLimit: amount('500'), nextStakedLimit: amount('800'), staked: amount('500') });
  const platform = shown({ day: { ...reached, reached: 'staked' } });
  platform.answer(setMicroLimits, { message: 'Your limit is set.', id: null });
  await waitFor(async () => expect(await up()).toBeDisabled());
  expect(form().getByText('You have reached your own limit for today.')).toBeInTheDocument();
  const limit = within(await screen.findByRole('region', { name: 'Daily limit' }));
  expect(limit.getByText('500 / 500 USDT')).toBeInTheDocument();
  expect(limit.getByText(/Staked today: 800 USDT/)).toBeInTheDocument();
  await userEvent.click(limit.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Daily limit' }));
  const field = dialog.getByRole('textbox', { name: 'Stake at most, a day' });
  expect(field).toHaveValue('800');
  expect(dialog.getByText(/^What is higher than now counts from/)).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '400');
  expect(dialog.getByText(/^Counts at once/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save limit' }));
  await waitFor(() => expect(platform.payloadsOf(setMicroLimits)).toEqual([{ stakedLimit: '400' }]));
});

it('loses the limit alone where a server has none', async () => {
  const platform = shown({ day: null });
  await userEvent.click(await form().findByRole('radio', { name: '100' }));
  expect(screen.queryByRole('region', { name: 'Daily limit' })).toBeNull();
  await userEvent.click(await up());
  await waitFor(() => expect(placed(platform)).toHaveLength(1));
  expect(platform.questions.map(({ title }) => title)).toEqual(['Before your first order', 'Confirm order']);
});

it('shows the day at a glance, of orders that were placed in it', async () => {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  shown({
    closed: [
      closedOrder('3', amount('82'), { createdAt: asInstant(midnight) }),
      closedOrder('2', amount('-100'), { createdAt: asInstant(midnight), symbol: 'ETH/USDT' }),
      closedOrder('1', amount('82'), { createdAt: asInstant(midnight - 1) }),
    ],
  });
  await userEvent.click(await orders().findByRole('tab', { name: 'Today' }));
  expect(await orders().findByText('1 won, 1 lost, of 2')).toBeInTheDocument();
  expect(orders().getByRole('img', { name: /now -19\.00 USDT/ })).toBeInTheDocument();
  expect(within(orders().getByRole('table', { name: 'By pair' })).getAllByRole('row')).toHaveLength(3);
});
