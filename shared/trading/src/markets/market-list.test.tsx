import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuote, quoted } from '@tradefloor/platform/testing';
import { price } from '@tradefloor/money';
import { connectionTopic, missedTopic, pairsTopic, quotesTopic } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { drawn } from '../testing/drawn';
import { MarketList } from './market-list';

const bitcoin = aQuote('BTC/USDT');
const ether = aQuote('ETH/USDT', { price: '3481.20', change: '-3.36' });
const etherInBitcoin = aQuote('ETH/BTC', { price: '0.03', change: '0' });

beforeEach(() => localStorage.clear());

function shown(onChoose = jest.fn()) {
  const platform = fakePlatform();
  quoted(platform, bitcoin, ether, etherInBitcoin);
  drawn(platform, <MarketList chosen={bitcoin.key} onChoose={onChoose} onLikely={jest.fn()} />);
  return { platform, onChoose };
}

const pairs = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getByRole('button', { name: /^(?!Favourite)/ }).textContent);

it('lists the pairs of a quote currency, the one on screen marked, and keeps the tab', async () => {
  shown();
  expect(pairs()).toEqual(['BTC/USDT', 'ETH/USDT']);
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('BTC/USDT');
  await userEvent.click(screen.getByRole('tab', { name: 'BTC' }));
  expect(pairs()).toEqual(['ETH/BTC']);
  expect(localStorage.getItem('tabIndex')).toBe('1');
});

it('follows a pushed price, and draws the other rows no more', async () => {
  const { platform } = shown();
  const other = screen.getByText('3,481.20');
  act(() => platform.drive(quotesTopic, { ...bitcoin, price: price('97500.01') }, bitcoin.key));
  await waitFor(() => expect(screen.getByRole('row', { current: true })).toHaveTextContent('97,500.01'));
  expect(other).toBeInTheDocument();
});

it('fills no price up to five decimals where a pair names no scale: there is no room for them', () => {
  const platform = fakePlatform();
  const prices = ['97026.16', '1.4434', '640'];
  const pairsOfOld = ['BTC', 'XRP', 'BNB'].map((base, at) =>
    aQuote(`${base}/USDT`, { price: prices[at] ?? '', priceScale: null }),
  );
  quoted(platform, ...pairsOfOld);
  drawn(platform, <MarketList chosen={bitcoin.key} onChoose={jest.fn()} onLikely={jest.fn()} />);
  for (const text of ['97,026.16', '1.4434', '640.00']) expect(screen.getByText(text)).toBeInTheDocument();
});

it('goes nowhere by an Enter that ends a word of an input method', async () => {
  const { onChoose } = shown();
  await userEvent.keyboard('/et');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', keyCode: 229 });
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(onChoose).toHaveBeenCalled();
});

it('sorts by change, and by price the other way round', async () => {
  shown();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(pairs()).toEqual(['BTC/USDT', 'ETH/USDT']);
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(pairs()).toEqual(['ETH/USDT', 'BTC/USDT']);
});

it('searches all tabs, from anywhere by the slash, and takes what stands on top by Enter', async () => {
  const { onChoose } = shown();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  await userEvent.keyboard('eth/b');
  expect(pairs()).toEqual(['ETH/BTC']);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(etherInBitcoin.key);
  await userEvent.keyboard('nothing');
  expect(screen.getByText('No pair matches')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(pairs()).toEqual(['BTC/USDT', 'ETH/USDT']);
});

it('is walked by the arrows from the search on', async () => {
  const { onChoose } = shown();
  await userEvent.keyboard('/{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith(ether.key);
});

it('stars a pair without choosing it', async () => {
  const { onChoose } = shown();
  await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
  expect(screen.getByText('No favourites yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'USDT' }));
  await userEvent.click(screen.getByRole('button', { name: 'Favourite ETH/USDT' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
  expect(pairs()).toEqual(['ETH/USDT']);
  expect(onChoose).not.toHaveBeenCalled();
});

it('says that its prices are not live once nothing came for ten seconds', () => {
  jest.useFakeTimers();
  const { platform } = shown();
  act(() => platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null }));
  act(() => jest.advanceTimersByTime(9_999));
  expect(screen.queryByText('Not live')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Not live')).toBeInTheDocument();
  act(() => platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: 5 }));
  expect(screen.queryByText('Not live')).toBeNull();
  jest.useRealTimers();
});

it('says while the feed lives, too, that the list of pairs could not be read', () => {
  const platform = fakePlatform();
  drawn(platform, <MarketList chosen={bitcoin.key} onChoose={jest.fn()} onLikely={jest.fn()} />);
  act(() => platform.drive(connectionTopic, { kind: 'live', since: 0, latencyMs: 5 }));
  act(() => platform.drive(missedTopic, ['balances']));
  expect(screen.getByText('Loading prices')).toBeInTheDocument();
  act(() => platform.drive(missedTopic, ['balances', 'pairs']));
  expect(screen.getByText('Prices are unavailable')).toBeInTheDocument();
  act(() => platform.drive(pairsTopic, []));
  expect(screen.getByRole('table', { name: 'Markets' })).toBeInTheDocument();
});

it('says that it is loading, and that prices cannot be reached', () => {
  const platform = fakePlatform();
  drawn(platform, <MarketList chosen={bitcoin.key} onChoose={jest.fn()} onLikely={jest.fn()} />);
  expect(screen.getByText('Loading prices')).toBeInTheDocument();
  act(() => platform.drive(connectionTopic, { kind: 'down', since: 0, latencyMs: null }));
  expect(screen.getByText('Prices are unavailable')).toBeInTheDocument();
  act(() => platform.drive(pairsTopic, []));
  expect(screen.getByRole('table', { name: 'Markets' })).toBeInTheDocument();
});
