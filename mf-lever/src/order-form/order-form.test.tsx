import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LeverageDeal, leverageDeal, submitLeverageOrder } from '@tradefloor/contract';
import { decimal, price } from '@tradefloor/money';
import { connectionTopic, tradingSettings } from '@tradefloor/platform';
import { type FakeOptions, fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, funded, quoted } from '@tradefloor/platform/testing';
import { drawn } from '../testing/drawn';
import { ordered } from '../testing/own-lists';
import { OrderForm } from './order-form';
import { OrderFormProvider } from './order-form-provider';

const bitcoin = aQuote('BTC/USDT', {
  price: '97000',
  markPrice: price('97000'),
  spread: decimal('0.05'),
  leverageFee: decimal('0.1'),
  leverageShare: decimal('0.01'),
});

const deal: LeverageDeal = {
  multiple: { multipliers: ['10', '20'].map(decimal), handPresets: ['1', '10'].map(decimal) },
  handLimits: { min: decimal('1'), max: decimal('50') },
  lastPrice: price('97000'),
  leverTotal: null,
  leverAvailable: null,
  recentTrades: [],
};

function shown(options?: FakeOptions, terms: () => LeverageDeal | Promise<LeverageDeal> = () => deal) {
  const platform = fakePlatform(options);
  quoted(platform, bitcoin);
  funded(platform, { USDT: ['10000', '0'] }, 'lever');
  ordered(platform, () => []);
  platform.answer(leverageDeal, terms);
  platform.answer(submitLeverageOrder, { message: 'Position opened', id: null });
  drawn(
    platform,
    <OrderFormProvider pair={bitcoin}>
      <OrderForm pair={bitcoin} />
    </OrderFormProvider>,
  );
  return platform;
}

beforeEach(() => localStorage.clear());

const hands = () => screen.getByRole('textbox', { name: 'Lots' });
const choose = async (multiplier: string) => {
  await screen.findByRole('option', { name: multiplier });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Multiplier' }), multiplier);
};

it('shows a guest what a contract is, and the ways in', async () => {
  shown({ session: { kind: 'guest' } });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', expect.stringContaining('login'));
  expect(screen.queryByRole('textbox', { name: 'Lots' })).toBeNull();
  expect(await screen.findByText('10x · 20x')).toBeInTheDocument();
  expect(screen.getByText('0.01 BTC')).toBeInTheDocument();
});

it('reckons while one types, and asks with all of it before the order goes', async () => {
  const platform = shown();
  await choose('20x');
  await userEvent.click(screen.getByRole('button', { name: '10' }));
  expect(hands()).toHaveValue('10');
  // 97,000 × 1.0005 × 10 × 0.01
  expect(screen.getByText('Contract value').parentElement).toHaveTextContent('9,704.8500 USDT');
  expect(screen.getByText('Margin').parentElement).toHaveTextContent('485.2425 USDT');
  expect(screen.getByText('Fee').parentElement).toHaveTextContent('9.7048');
  await userEvent.click(screen.getByRole('button', { name: 'Open long' }));
  expect(platform.payloadsOf(submitLeverageOrder)).toEqual([]);
  const [question] = platform.questions;
  expect(question).toMatchObject({ title: 'Confirm long', tone: 'buy', yes: 'Open long' });
  expect(question?.facts?.map(([label]) => label)).toEqual([
    'Pair',
    'Type',
    'Multiplier',
    'Lots',
    'Est. entry price',
    'Contract value',
    'Margin',
    'Fee',
    'Est. liquidation price',
    'Est. loss at liquidation',
    'Risk rate after opening',
  ]);
  platform.answerQuestions(true);
  await waitFor(() => expect(platform.payloadsOf(submitLeverageOrder)).toHaveLength(1));
  expect(platform.payloadsOf(submitLeverageOrder)[0]).toMatchObject({
    currencyId: 'BTC',
    legalId: 'USDT',
    direction: 'long',
    mode: 'market',
    multiplier: '20',
    hands: '10',
  });
  expect(platform.payloadsOf(submitLeverageOrder)[0]).not.toHaveProperty('price');
  await waitFor(() => expect(hands()).toHaveValue(''));
});

it('asks and sends nothing at market once prices are no longer live (leverage.live-price)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const platform = shown();
  await choose('20x');
  await user.click(screen.getByRole('button', { name: '10' }));
  await user.click(screen.getByRole('button', { name: 'Open long' }));
  expect(platform.questions).toHaveLength(1);
  // The question stands there while the line goes.
  act(() => platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await act(async () => platform.answerQuestions(true));
  expect(platform.notices.map(({ text }) => text)).toEqual(['Prices are not live. Use a limit order.']);
  await user.click(screen.getByRole('button', { name: 'Open long' }));
  expect(screen.getByText('Prices are not live. Use a limit order.')).toBeVisible();
  expect(platform.questions).toHaveLength(1);
  expect(platform.payloadsOf(submitLeverageOrder)).toEqual([]);
  jest.useRealTimers();
});

it('places a short at a limit without a question, where the trader wants none', async () => {
  tradingSettings().set({ confirmPlacing: false, fillSound: false });
  const platform = shown();
  await choose('10x');
  await userEvent.click(screen.getByRole('radio', { name: 'Sell / Short' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Limit' }));
  const limit = screen.getByRole('textbox', { name: 'Price' });
  await userEvent.clear(limit);
  await userEvent.type(limit, '98000');
  await userEvent.type(hands(), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Open short' }));
  await waitFor(() => expect(platform.payloadsOf(submitLeverageOrder)).toHaveLength(1));
  expect(platform.questions).toEqual([]);
  expect(platform.payloadsOf(submitLeverageOrder)[0]).toMatchObject({
    direction: 'short',
    mode: 'limit',
    price: '98000',
  });
});

it('is not there to be sent a second time for who loads the page again while it is on its way', async () => {
  tradingSettings().set({ confirmPlacing: false, fillSound: false });
  const platform = shown();
  platform.answer(submitLeverageOrder, () => new Promise(() => undefined));
  await choose('10x');
  await userEvent.type(hands(), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Open long' }));
  await waitFor(() => expect(platform.payloadsOf(submitLeverageOrder)).toHaveLength(1));
  expect(hands()).toHaveValue('5');
  cleanup();
  shown();
  expect(hands()).toHaveValue('');
});

it('says what is missing or too much beside its field, and sends nothing (leverage.hands-limits)', async () => {
  const platform = shown();
  await screen.findByRole('option', { name: '10x' });
  await userEvent.click(screen.getByRole('button', { name: 'Open long' }));
  expect(screen.getByText('Select a multiplier')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Multiplier' })).toHaveFocus();
  await choose('10x');
  await userEvent.type(hands(), '51');
  expect(screen.getByText('More than max 50')).toBeInTheDocument();
  await userEvent.clear(hands());
  await userEvent.click(hands());
  await userEvent.paste('1.5');
  expect(screen.getByText('Whole numbers only')).toBeInTheDocument();
  await userEvent.clear(hands());
  await userEvent.type(hands(), '50');
  expect(screen.queryByText('More than max 50')).toBeNull();
  funded(platform, { USDT: ['100', '0'] }, 'lever');
  expect(await screen.findByText('Insufficient balance. Transfer or deposit USDT.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open long' }));
  expect(platform.questions).toEqual([]);
});

it('asks every five seconds for terms that could not be read, and says so until they are', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let answer: (deal: LeverageDeal) => void = () => undefined;
  const answers = [
    () => Promise.reject(new Error('504')),
    () => new Promise<LeverageDeal>(settle => (answer = settle)),
  ];
  const platform = shown({}, () => answers.shift()?.() ?? deal);
  const missing = () => screen.queryByText(/^Contract terms are unavailable/);
  await waitFor(() => expect(missing()).toBeVisible());
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(platform.payloadsOf(leverageDeal)).toHaveLength(2);
  expect(missing()).toBeVisible();
  await act(async () => answer(deal));
  expect(await screen.findByRole('option', { name: '20x' })).toBeInTheDocument();
  expect(missing()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(platform.payloadsOf(leverageDeal)).toHaveLength(2);
  jest.useRealTimers();
});
