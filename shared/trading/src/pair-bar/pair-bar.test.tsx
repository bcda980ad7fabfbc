import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, spotDeal } from '@tradefloor/contract';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { amount, decimal, price } from '@tradefloor/money';
import { quotesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { PairBar } from './pair-bar';
import { yuanOf } from './yuan';

const bitcoin = aQuote('BTC/USDT');
const deal = {
  bids: [],
  asks: [],
  lastPrice: price('97412.56'),
  baseAvailable: null,
  quoteAvailable: null,
  cnyPrice: price('692602.30'),
  exchangeRate: decimal('7.11'),
};

beforeEach(() => localStorage.clear());

it('shows the pair, its day and what it is worth in yuan, live', async () => {
  const platform = fakePlatform();
  platform.answer(spotDeal, deal);
  quoted(platform, bitcoin);
  drawn(platform, <PairBar pair={bitcoin} />);
  expect(screen.getByRole('heading', { name: 'BTC/USDT' })).toBeInTheDocument();
  expect(screen.getByText('+1.25%')).toBeInTheDocument();
  expect(screen.getByText('98,581.51')).toBeInTheDocument();
  expect(screen.getByText('95,561.72')).toBeInTheDocument();
  expect(screen.getByText('18,204.3317')).toBeInTheDocument();
  expect(await screen.findByText('≈ ¥ 692,603.30')).toBeInTheDocument();
  act(() => platform.drive(quotesTopic, { ...bitcoin, price: price('97500.00') }, bitcoin.key));
  await waitFor(() => expect(screen.getByText('≈ ¥ 693,225.00')).toBeInTheDocument());
  expect(screen.getByText('Rising')).toBeInTheDocument();
});

it('shows the mark beside the last price, and how long the pair is paused', async () => {
  const platform = fakePlatform();
  platform.answer(spotDeal, deal);
  quoted(platform, bitcoin);
  drawn(platform, <PairBar pair={bitcoin} />);
  expect(screen.queryByText('Mark price')).toBeNull();
  act(() => platform.drive(quotesTopic, { ...bitcoin, markPrice: price('97400.10') }, bitcoin.key));
  await waitFor(() => expect(screen.getByText('Mark price').parentElement).toHaveTextContent('97,400.10'));
  expect(screen.queryByRole('status')).toBeNull();
  const paused = (ms: number) => ({ ...bitcoin, pausedUntil: asInstant(Date.now() + ms) });
  act(() => platform.drive(quotesTopic, paused(15_000), bitcoin.key));
  expect(await screen.findByRole('status')).toHaveTextContent(/^Paused, for (00:)?00:1\d$/);
  act(() => platform.drive(quotesTopic, paused(20), bitcoin.key));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('stars the pair', async () => {
  const platform = fakePlatform();
  platform.answer(spotDeal, deal);
  quoted(platform, bitcoin);
  drawn(platform, <PairBar pair={bitcoin} />);
  await userEvent.click(screen.getByRole('button', { name: 'Favourite BTC/USDT' }));
  expect(screen.getByRole('button', { name: 'Favourite BTC/USDT' })).toHaveAttribute('aria-pressed', 'true');
});

it.each([
  ['in dollars the exchange rate tells', '97412.56', true, '692603.3'],
  ['another currency goes by the ratio that the server said', '97412.56', false, '692602.29'],
  ['a cheap coin has the digits that tell something', '0.012', true, '0.08532'],
  ['nothing was traded', '0', true, null],
])('%s', (_case, now, isDollar, worth) => {
  expect(yuanOf(price(now), deal, isDollar)).toBe(worth);
});

it('says by how much the price moved, and what was paid, where the server tells', async () => {
  const platform = fakePlatform();
  platform.answer(spotDeal, deal);
  quoted(platform, { ...bitcoin, open: price('97000.50'), turnover: amount('1771234567.99') });
  const { again } = drawn(platform, <PairBar pair={bitcoin} />);
  expect(screen.getByText('+412.06')).toBeInTheDocument();
  expect(screen.getByText(/^1\.77\sB$/)).toBeInTheDocument();
  act(() => quoted(platform, aQuote('ETH/USDT', { price: '3490.00' })));
  again(<PairBar pair={aQuote('ETH/USDT', { price: '3490.00' })} />);
  expect(screen.queryByText('24h turnover (USDT)')).toBeNull();
  expect(screen.getByText('+1.25%')).toBeInTheDocument();
  await screen.findByText(/¥/);
});
