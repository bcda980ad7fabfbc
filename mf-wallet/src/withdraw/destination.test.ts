import { addressIn } from './address-in';
import { destinationOf } from './destination';

const ERC20 = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRC20 = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const OMNI = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';
const usdt = { currency: 'USDT', networks: ['erc20', 'trc20', 'omni'] };

test.each([
  ['', { kind: 'empty' }],
  ['  ', { kind: 'empty' }],
  [` ${ERC20} `, { kind: 'fits', network: 'erc20' }],
  // Unseen marks come along from chats and mails; nobody finds them by checking every character.
  [`\u2066${ERC20}\u2069\u200b`, { kind: 'fits', network: 'erc20' }],
  [TRC20, { kind: 'fits', network: 'trc20' }],
  [OMNI, { kind: 'fits', network: 'omni' }],
  [ERC20.replace('aA', 'AA'), { kind: 'wrong' }],
  [`${TRC20.slice(0, -1)}u`, { kind: 'wrong' }],
])('%j says its network itself: %j (wallet.address-checked)', (typed, found) => {
  expect(destinationOf(typed, { ...usdt, chosen: null })).toEqual(found);
});

test('an address of another network is told from a wrong one (wallet.address-checked)', () => {
  const chosen = { ...usdt, chosen: 'erc20' };
  expect(destinationOf(ERC20, chosen)).toEqual({ kind: 'fits', network: 'erc20' });
  expect(destinationOf(TRC20, chosen)).toEqual({ kind: 'other-network', network: 'trc20' });
  expect(destinationOf('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', chosen)).toEqual({ kind: 'wrong' });
});

test('a currency whose network has no name is known by its own', () => {
  const btc = { currency: 'BTC', networks: [], chosen: null };
  expect(destinationOf('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', btc)).toEqual({ kind: 'fits', network: 'btc' });
  expect(destinationOf(ERC20, btc)).toEqual({ kind: 'wrong' });
});

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const ETH = { currency: 'ETH', networks: [], chosen: null };

test.each([
  [`ethereum:${ERC20}`, ERC20],
  [`ethereum:pay-${ERC20}@1?value=2.014e18`, ERC20],
  [` BITCOIN:${BTC.toUpperCase()}?amount=0.5&label=Me `, BTC.toUpperCase()],
  // They call a contract, or are of another chain: whom they pay stands elsewhere.
  [`ethereum:${ERC20}/transfer?address=${ERC20}`, `ethereum:${ERC20}/transfer?address=${ERC20}`],
  [`ethereum:${ERC20}@56`, `ethereum:${ERC20}@56`],
  [`constructor:${ERC20}`, `constructor:${ERC20}`],
])('of %j the address is %j', (pasted, address) => {
  expect(addressIn(pasted)).toBe(address);
});

test('a wallet’s link is taken for its address, by the currency that it names', () => {
  expect(destinationOf(`ethereum:${ERC20}?value=1`, ETH)).toEqual({ kind: 'fits', network: 'eth' });
  expect(destinationOf(`ethereum:${ERC20}`, { ...usdt, chosen: 'erc20' })).toEqual({ kind: 'fits', network: 'erc20' });
  expect(destinationOf(`ethereum:${ERC20}/transfer?address=${ERC20}`, ETH)).toEqual({ kind: 'wrong' });
  expect(destinationOf(`bitcoin:${OMNI}`, { ...ETH, currency: 'BTC' })).toEqual({ kind: 'fits', network: 'btc' });
  // Its address has the form of an Omni one, and is asked to be paid in bitcoin.
  expect(destinationOf(`bitcoin:${OMNI}`, { ...usdt, chosen: 'omni' })).toEqual({ kind: 'wrong' });
});

test('what has no form here is left to the server', () => {
  expect(destinationOf('anything', { currency: 'NEW', networks: [], chosen: null })).toEqual({
    kind: 'fits',
    network: null,
  });
  expect(destinationOf('anything', { currency: 'USDT', networks: ['erc20', 'ton'], chosen: 'ton' })).toEqual({
    kind: 'fits',
    network: 'ton',
  });
});
