import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asId, asInstant, chartBars, listNews, type NewsItem } from '@tradefloor/contract';
import { price } from '@tradefloor/money';
import { connectionTopic, quotesTopic } from '@tradefloor/platform';
import { type FakePlatform, fakePlatform } from '@tradefloor/platform/fake';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { shown } from '../testing/shown';

const bitcoin = aQuote('BTC/USDT');
const ether = aQuote('ETH/USDT', { price: '3481.20', change: '-3.36' });
const etherInBitcoin = aQuote('ETH/BTC', { price: '0.03', change: '0' });

const sui: NewsItem = {
  id: asId('7'),
  title: 'SUI joins',
  abstract: '',
  thumbnail: null,
  updatedAt: asInstant(1_763_000_000_000),
};

function aPlatform(): FakePlatform {
  const platform = fakePlatform({ session: { kind: 'guest' } });
  platform.answer(chartBars, []);
  platform.answer(listNews, ({ column }) => ({
    rows: column === 'home-banner' ? [sui] : [],
    total: null,
  }));
  quoted(platform, bitcoin, ether, etherInBitcoin);
  return platform;
}

beforeEach(() => localStorage.clear());

const market = () => screen.findByRole('region', { name: 'Markets' });
const rowsOf = (region: HTMLElement) => within(region).getAllByRole('row').slice(1);

it('lists the pairs of a quote currency and changes with its tab', async () => {
  await shown('/', aPlatform());
  const markets = await market();
  expect(rowsOf(markets).map(row => row.textContent)).toEqual([
    expect.stringContaining('BTC/USDT'),
    expect.stringContaining('ETH/USDT'),
  ]);
  await userEvent.click(within(markets).getByRole('tab', { name: 'BTC' }));
  expect(rowsOf(markets)).toHaveLength(1);
  expect(rowsOf(markets)[0]).toHaveTextContent('ETH/BTC');
});

it('follows a pushed price', async () => {
  const platform = aPlatform();
  await shown('/', platform);
  const markets = await market();
  act(() => platform.drive(quotesTopic, { ...bitcoin, price: price('97500.01') }, bitcoin.key));
  await waitFor(() => expect(rowsOf(markets)[0]).toHaveTextContent('97,500.01'));
});

it('stars a pair, and keeps it for the next visit', async () => {
  await shown('/', aPlatform());
  const markets = await market();
  await userEvent.click(within(markets).getByRole('button', { name: 'Favourite ETH/USDT' }));
  await userEvent.click(within(markets).getByRole('tab', { name: 'Favourites' }));
  expect(rowsOf(markets)).toHaveLength(1);
  expect(localStorage.getItem('tf.favourites')).toContain(ether.key);
});

it('says when nothing matches a search', async () => {
  await shown('/', aPlatform());
  await userEvent.type(within(await market()).getByRole('searchbox', { name: 'Search' }), 'dog');
  expect(screen.getByText('No pair matches')).toBeVisible();
});

const signUp = () => screen.getByRole('textbox', { name: 'E-mail or phone number' });

it('takes an e-mail along to registration (market.sign-up-along)', async () => {
  const platform = aPlatform();
  await shown('/', platform);
  await userEvent.type(signUp(), 'ann+1@example.com{Enter}');
  expect(platform.went).toEqual(['/components/register?email=ann%2B1%40example.com']);
});

it('says beside the field what can’t be registered with, until it is mended', async () => {
  const platform = aPlatform();
  await shown('/', platform);
  await userEvent.type(signUp(), 'ann{Enter}');
  expect(signUp()).toHaveAccessibleDescription('Enter an e-mail address or phone number');
  expect(signUp()).toHaveFocus();
  await userEvent.type(signUp(), '@');
  expect(signUp()).toBeValid();
  expect(platform.went).toEqual([]);
});

it('says so where no price can be reached', async () => {
  const platform = fakePlatform({ session: { kind: 'guest' } });
  platform.answer(listNews, { rows: [], total: null });
  platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null });
  await shown('/', platform);
  const popular = await screen.findByRole('region', { name: 'Market overview' });
  expect(within(popular).getByText('Prices are unavailable')).toBeVisible();
  expect(within(popular).queryByText('Loading prices')).toBeNull();
});

it('opens the spot screen on the pair that was chosen (market.pair-stored)', async () => {
  const platform = aPlatform();
  await shown('/', platform);
  const popular = screen.getByRole('region', { name: 'Market overview' });
  await userEvent.click(await within(popular).findByRole('button', { name: /^ETH\s*\/\s*USDT/ }));
  expect(platform.went).toEqual(['/dealCenter']);
  expect(localStorage.getItem('symbol')).toBe('ETH/USDT');
  expect(localStorage.getItem('currency_name')).toBe('ETH');
});

it('offers to try again where the news did not come', async () => {
  const platform = aPlatform();
  platform.fail(listNews, 'down');
  await shown('/', platform);
  expect(await screen.findAllByText('The news could not be loaded', {}, { timeout: 4_000 })).not.toHaveLength(0);
  expect(screen.getAllByRole('button', { name: 'Try again' })).not.toHaveLength(0);
});
