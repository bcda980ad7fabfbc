import type { PairKey } from '@tradefloor/contract';
import { aQuote } from '@tradefloor/platform/testing';
import { listed, type MarketFilter } from './listed';

const bitcoin = aQuote('BTC/USDT', { change: '1.25' });
const ether = aQuote('ETH/USDT', { change: '-3.36' });
const etherInBitcoin = aQuote('ETH/BTC', { change: '10.5' });
const hidden = aQuote('OLD/USDT', { change: '99', shown: false });
const all = [bitcoin, ether, etherInBitcoin, hidden];

const names = (filter: Partial<MarketFilter>, favourites: PairKey[] = []) =>
  listed(all, { of: null, search: '', sort: null, ...filter }, favourites).map(({ base, quote }) => `${base}/${quote}`);

it('keeps the server’s order and leaves out what is not displayed (market.shown-pairs)', () => {
  expect(names({})).toEqual(['BTC/USDT', 'ETH/USDT', 'ETH/BTC']);
});

it('takes the pairs of one quote currency', () => {
  expect(names({ of: { kind: 'quote-currency', name: 'BTC' } })).toEqual(['ETH/BTC']);
});

it('takes what is starred', () => {
  expect(names({ of: { kind: 'favourites' } }, [ether.key])).toEqual(['ETH/USDT']);
});

it.each(['eth/usdt', 'ETHUSDT', ' eth / usdt ', 'eth-usdt', 'ｅｔｈ＿ｕｓｄｔ'])('finds a pair by "%s"', search => {
  expect(names({ search })).toEqual(['ETH/USDT']);
});

it('sorts changes as numbers, not as texts', () => {
  expect(names({ sort: { key: 'change', direction: 'descending' } })).toEqual(['ETH/BTC', 'BTC/USDT', 'ETH/USDT']);
  expect(names({ sort: { key: 'pair', direction: 'ascending' } })[0]).toBe('BTC/USDT');
});
