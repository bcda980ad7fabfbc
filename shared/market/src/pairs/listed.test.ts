import { asId, pairKey, type PairKey, type Quote } from '@tradefloor/contract';
import { amount, decimal, price } from '@tradefloor/money';
import { listed, type MarketFilter } from './listed';

let ids = 0;

function aQuote(pair: string, change: string, more: Partial<Quote> = {}): Quote {
  const [base = '', quote = ''] = pair.split('/');
  const id = String(++ids);
  return {
    id: asId(id),
    key: pairKey(asId(id), asId('1')),
    currencyId: asId(id),
    legalId: asId('1'),
    base,
    quote,
    price: price('1'),
    change: decimal(change),
    volume: amount('1'),
    high: price('1'),
    low: price('1'),
    logo: null,
    shown: true,
    leverageShare: null,
    spread: null,
    leverageFee: null,
    microOpen: false,
    priceScale: null,
    amountScale: null,
    ...more,
  };
}

const bitcoin = aQuote('BTC/USDT', '1.25');
const ether = aQuote('ETH/USDT', '-3.36');
const etherInBitcoin = aQuote('ETH/BTC', '10.5');
const hidden = aQuote('OLD/USDT', '99', { shown: false });
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

it.each(['eth/usdt', 'ETHUSDT', ' eth / usdt '])('finds a pair by "%s"', search => {
  expect(names({ search })).toEqual(['ETH/USDT']);
});

it('sorts changes as numbers, not as texts', () => {
  expect(names({ sort: { key: 'change', direction: 'descending' } })).toEqual(['ETH/BTC', 'BTC/USDT', 'ETH/USDT']);
  expect(names({ sort: { key: 'pair', direction: 'ascending' } })[0]).toBe('BTC/USDT');
});
