import { asId, type Quote } from '@tradefloor/contract';
import { aQuote } from '@tradefloor/platform/testing';
import { nameOf, openingPair, pairNamed } from './opening-pair';

const bitcoin = aQuote('BTC/USDT');
const ether: Quote = { ...aQuote('ETH/USDT'), microOpen: true };
const solana: Quote = { ...aQuote('SOL/USDT'), microOpen: true, shown: false };
const groups = [{ id: asId<never>('USDT'), name: 'USDT', quotes: [bitcoin, ether, solana] }];
const micro = ({ microOpen }: Quote) => microOpen;

it('opens what the address names, however it is written', () => {
  for (const written of ['eth-usdt', 'ETHUSDT', ' ETH / USDT ', 'ＥＴＨ／ＵＳＤＴ', 'eth_usdt'])
    expect(pairNamed(groups, written)).toBe(ether);
  expect(pairNamed(groups, 'NOPE/USDT')).toBeNull();
  expect(pairNamed(groups, nameOf(ether))).toBe(ether);
});

it('opens of two pairs with the same letters the one that is written', () => {
  const [one, other] = [aQuote('ETHU/SDT'), aQuote('ETH/USDT')];
  const both = [{ id: asId<never>('SDT'), name: 'SDT', quotes: [one, other] }];
  expect(pairNamed(both, 'ETH/USDT')).toBe(other);
  expect(pairNamed(both, 'ETHU/SDT')).toBe(one);
});

it('opens the chosen pair, and the first where it is not shown any more', () => {
  expect(openingPair(groups, ether)).toBe(ether);
  expect(openingPair(groups, solana)).toBe(bitcoin);
  expect(openingPair([], ether)).toBeNull();
});

it('opens only a pair that the screen is about, whatever was chosen elsewhere or is named', () => {
  expect(openingPair(groups, bitcoin, micro)).toBe(ether);
  expect(pairNamed(groups, 'BTC/USDT', micro)).toBeNull();
  expect(pairNamed(groups, 'SOL/USDT', micro)).toBeNull();
});
