import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asInstant, spotDeal } from '@tradefloor/contract';
import { exchangeRates } from '@tradefloor/contract/ext';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { amount, decimal, price } from '@tradefloor/money';
import { offeredTopic, quotesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { PairBar } from './pair-bar';

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

it('shows the pair, its day and what it is worth in the member’s money, live (look.about-money)', async () => {
  const platform = fakePlatform();
  platform.offer(exchangeRates);
  platform.answer(exchangeRates, [{ money: 'CNY', rate: price('7.11') }]);
  platform.appearance.set({ money: 'CNY' });
  quoted(platform, bitcoin);
  drawn(platform, <PairBar pair={bitcoin} />);
  expect(screen.getByRole('heading', { name: 'BTC/USDT' })).toBeInTheDocument();
  expect(screen.getByText('+1.25%')).toBeInTheDocument();
  expect(screen.getByText('98,581.51')).toBeInTheDocument();
  expect(screen.getByText('95,561.72')).toBeInTheDocument();
  expect(screen.getByText('18,204.3317')).toBeInTheDocument();
  expect(await screen.findByText('≈ 692,603.30 CNY')).toBeInTheDocument();
  act(() => platform.drive(quotesTopic, { ...bitcoin, price: price('97500.00') }, bitcoin.key));
  await waitFor(() => expect(screen.getByText('≈ 693,225.00 CNY')).toBeInTheDocument());
  expect(screen.getByText('Rising')).toBeInTheDocument();
  act(() => platform.appearance.set({ money: 'USD' }));
  await waitFor(() => expect(screen.getByText('≈ 97,500.00 USD')).toBeInTheDocument());
});

it('goes by way of USDT where the pair is quoted in another currency, and by the deal’s rate on a server without rates', async () => {
  const platform = fakePlatform();
  const etherInBitcoin = aQuote('ETH/BTC', { price: '0.03' });
  platform.answer(spotDeal, deal);
  platform.appearance.set({ money: 'CNY' });
  quoted(platform, bitcoin, etherInBitcoin);
  platform.drive(offeredTopic, []);
  drawn(platform, <PairBar pair={etherInBitcoin} />);
  // 0.03 × 97,412.56 × 7.11
  expect(await screen.findByText('≈ 20,778.09 CNY')).toBeInTheDocument();
  expect(platform.payloadsOf(spotDeal)).toEqual([{ currencyId: bitcoin.currencyId, legalId: bitcoin.legalId }]);
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
  expect(await screen.findByRole('status')).toHaveTextContent(/^Paused\. Resumes in (00:)?00:1\d$/);
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
});
