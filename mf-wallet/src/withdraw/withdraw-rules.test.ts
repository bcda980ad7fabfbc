import { asId, asInstant, type WithdrawalAddress } from '@tradefloor/contract';
import { add, amount, decimal, isNegative } from '@tradefloor/money';
import * as fc from 'fast-check';
import { aCoinInfo } from '../testing/coin-info';
import {
  addressProblem,
  allOf,
  amountProblem,
  costOf,
  EMPTY,
  heldBackOf,
  leftToday,
  readDraft,
  withdrawalOf,
} from './withdraw-rules';

const info = aCoinInfo({
  withdrawalMin: amount('10'),
  withdrawalMax: amount('1000'),
  dayLimit: amount('3000'),
  sentToday: amount('2500'),
  rate: decimal('0.2'),
  decimals: 6,
});

const full = (held: string) => ({ available: amount(held), balance: amount(held) });

test.each([
  ['', 'missing'],
  ['0', 'missing'],
  ['9.999999', 'below-min'],
  ['10', null],
  ['500', null],
  ['500.000001', 'above-day'],
  ['1000.000001', 'above-max'],
  ['20.1234567', 'too-fine'],
])('%j of a full wallet: %j (wallet.withdrawal-limits)', (typed, problem) => {
  expect(amountProblem(typed, info, full('5000'))).toBe(problem);
});

test('more than there is, is said after the limits', () => {
  expect(amountProblem('400', info, full('399.9'))).toBe('insufficient');
  expect(amountProblem('400', { ...info, dayLimit: null, withdrawalMax: null }, full('400'))).toBeNull();
});

test('more than may leave, and not more than there is, is not called too little (wallet.confirmation-counts)', () => {
  const holding = { available: amount('100'), balance: amount('150') };
  expect(amountProblem('150', info, holding)).toBe('held-back');
  expect(amountProblem('150.1', info, holding)).toBe('insufficient');
});

test('what is held back is what the server says, else what of the account itself is not confirmed', () => {
  const told = { ...info, legalBalance: amount('400'), unconfirmedLegal: amount('7') };
  expect(heldBackOf(told, 'legal')).toBe('7');
  expect(heldBackOf({ ...told, freeLegal: amount('150') }, 'legal')).toBe('250');
  expect(heldBackOf({ ...told, freeChange: amount('0') }, 'change')).toBe('0');
});

test.each([
  ['5000', info, '500'],
  ['120.12345678', info, '120.123456'],
  ['5000', { ...info, sentToday: null }, '1000'],
  ['5000', { ...info, sentToday: null, withdrawalMax: null, dayLimit: null }, '5000'],
  ['5000', { ...info, sentToday: amount('3500') }, '0'],
])('all of %s goes as far as the limits', (available, terms, all) => {
  expect(allOf(terms, amount(available))).toBe(all);
});

test('the day tells what is left of it, and nothing where it has no limit', () => {
  expect(leftToday(info)).toBe('500');
  expect(leftToday({ ...info, dayLimit: amount('0') })).toBeNull();
});

test('fee and what is received come to the amount, to the last digit (wallet.withdrawal-fee)', () => {
  expect(costOf('', info)).toBeNull();
  expect(costOf('20.000001', info)).toEqual({ fee: '0.040001', received: '19.96' });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), millionths => {
      const typed = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`;
      const cost = costOf(typed, info);
      if (cost === null) throw new Error('A number was not read.');
      expect(isNegative(cost.received)).toBe(false);
      expect(add(cost.fee, cost.received)).toBe(add(amount(typed), amount('0')));
    }),
  );
});

const HERE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const fits = { kind: 'fits', network: 'erc20' } as const;
const saved = (usableFrom: number): WithdrawalAddress => ({
  id: asId('1'),
  address: HERE,
  notes: '',
  currencyId: asId('3'),
  usableFrom: asInstant(usableFrom),
});

test.each([
  ['nothing', '', { kind: 'empty' }, [], false, 'missing'],
  ['a wrong one', 'x', { kind: 'wrong' }, [], false, 'wrong'],
  ['another network’s', HERE, { kind: 'other-network', network: 'trc20' }, [], false, 'other-network'],
  ['an entered one', HERE, fits, [], false, null],
  ['one that is not saved', HERE, fits, [], true, 'not-saved'],
  ['one that was just saved', HERE, fits, [saved(1_001)], true, 'too-new'],
  ['one that was saved a day ago', ` ${HERE} `, fits, [saved(1_000)], true, null],
] as const)('%s (wallet.saved-only)', (_, typed, destination, book, isOnlySaved, problem) => {
  expect(addressProblem(typed, destination, { own: [], saved: book, isOnlySaved, now: 1_000 })).toBe(problem);
});

test.each([
  [HERE, HERE.toLowerCase()],
  [HERE.toLowerCase(), HERE],
  ['cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu', 'COSMOS1QYPQXPQ9QCRSSZG2PVXQ6RS0ZQG3YYC5LZV7XU'],
])('%s is known however it is spelt, as the exchange knows it', (address, typed) => {
  const book = [{ ...saved(0), address }];
  expect(addressProblem(typed, fits, { own: [], saved: book, isOnlySaved: true, now: 1_000 })).toBeNull();
  expect(addressProblem(typed, fits, { own: [address], saved: [], isOnlySaved: false, now: 0 })).toBe('own');
});

test('nobody pays themselves', () => {
  const places = { own: [HERE], saved: [], isOnlySaved: false, now: 0 };
  expect(addressProblem(HERE, fits, places)).toBe('own');
});

test('the spot account names its network by its place, the fiat account none (wallet.withdrawn-from)', () => {
  const wish = { ...EMPTY, address: ` ${HERE} `, amount: '20' };
  const sent = { amount: amount('20'), info, networks: ['erc20', 'trc20'], network: 'trc20' };
  expect(withdrawalOf(wish, { ...sent, account: 'change' }, asId('3'))).toEqual({
    currencyId: '3',
    amount: '20',
    address: HERE,
    rate: '0.2',
    network: 1,
  });
  expect(withdrawalOf({ ...wish, address: `${HERE}\u200b` }, { ...sent, account: 'legal' }, asId('3')).address).toBe(
    HERE,
  );
  const proved = { ...wish, fundPassword: '246810', code: '123456' };
  expect(withdrawalOf(proved, { ...sent, account: 'legal' }, asId('3'))).toEqual({
    currencyId: '3',
    amount: '20',
    address: HERE,
    rate: '0.2',
    fundPassword: '246810',
    code: '123456',
  });
});

test('what is kept of a draft is never a password nor a code', () => {
  expect(readDraft({ network: 'erc20', address: HERE, amount: '20', fundPassword: '246810', code: '1' })).toEqual({
    ...EMPTY,
    network: 'erc20',
    address: HERE,
    amount: '20',
  });
  expect(readDraft({ address: HERE })).toBeNull();
});
