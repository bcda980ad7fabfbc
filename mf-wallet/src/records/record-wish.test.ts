import { asInstant, type LogEntry } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { addressWith, EVERYTHING, isWanted, lastDays, spanOf, wishIn } from './record-wish';

const DAY = 86_400_000;

test('all that is wished for is in the address, and comes back from it', () => {
  const wish = { account: 'micro', currencyId: '3', kind: 'transfer', from: '2026-11-01', to: '2026-11-22' } as const;
  const address = addressWith(
    new URLSearchParams('tab=2'),
    wishIn(new URLSearchParams('account=micro&currency=3&type=transfer&from=2026-11-01&to=2026-11-22')),
  );
  expect(wishIn(address)).toEqual(wish);
  expect(address.get('tab')).toBe('2');
  expect(addressWith(address, EVERYTHING).toString()).toBe('tab=2');
});

test.each([
  'account=mine',
  'type=gift',
  'currency=<b>',
  'from=2026-13-99x',
  'to=2026-13-45',
  'from=2026-02-30',
  'to=tomorrow',
])('%s is nothing', text => {
  expect(wishIn(new URLSearchParams(text))).toEqual(EVERYTHING);
});

test('a span is whole days, the last one with it', () => {
  const { from, to } = spanOf({ from: '2026-11-20', to: '2026-11-22' });
  expect([new Date(from ?? 0).getHours(), new Date(to ?? 0).getHours()]).toEqual([0, 0]);
  expect(Math.round(((to ?? 0) - (from ?? 0)) / DAY)).toBe(3);
  expect(spanOf({ from: null, to: null })).toEqual({});
});

test.each(['0002-11-20', '0020-11-20', '0202-11-20', '1969-12-31'])(
  '%s, half typed or before any exchange, is asked for as a moment that a server reads',
  day => {
    const { from, to } = spanOf({ from: day, to: day });
    expect([new Date(from ?? 0).getFullYear(), new Date(to ?? 0).getFullYear()]).toEqual([2000, 2000]);
  },
);

test('the last seven days are today and the six before', () => {
  const now = new Date(2026, 10, 3, 15).getTime();
  expect(lastDays(7, now)).toEqual({ from: '2026-10-28', to: null });
});

const entry: LogEntry = {
  id: '1',
  value: amount('5'),
  info: '',
  createdAt: asInstant(new Date(2026, 10, 22, 12).getTime()),
  account: 'legal',
  currencyName: 'USDT',
  kind: 'deposit',
  status: 'applying',
  address: null,
  hash: null,
};

test.each([
  [EVERYTHING, null, true],
  [{ ...EVERYTHING, account: 'micro' as const }, null, false],
  [{ ...EVERYTHING, kind: 'deposit' as const }, 'USDT', true],
  [{ ...EVERYTHING, kind: 'withdrawal' as const }, null, false],
  [EVERYTHING, 'BTC', false],
  [{ ...EVERYTHING, from: '2026-11-22', to: '2026-11-22' }, null, true],
  [{ ...EVERYTHING, from: '2026-11-23' }, null, false],
  [{ ...EVERYTHING, to: '2026-11-21' }, null, false],
])('a server that answers everything is sifted: %j of %j', (wish, currency, wanted) => {
  expect(isWanted(wish, currency)(entry)).toBe(wanted);
});

test('what an older server does not say speaks against nothing', () => {
  const bare = { ...entry, account: '', currencyName: null, kind: null, createdAt: null };
  const wish = { account: 'micro', currencyId: null, kind: 'trade', from: '2026-11-01', to: null } as const;
  expect(isWanted(wish, 'BTC')(bare)).toBe(true);
});
