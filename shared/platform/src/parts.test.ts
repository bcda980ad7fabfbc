import * as parts from './parts';

const { leverageListsPart, merchantBadgePart, signInPart } = parts;

const pair = { currencyId: '1', legalId: '3', base: 'BTC', quote: 'USDT' };

it('declares each part once for each version', () => {
  const named = Object.values(parts).flatMap(one => ('version' in one ? `${one.name} ${one.version}` : []));
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(named).size).toBe(named.length);
});

it('takes what it knows of what a newer build gives', () => {
  expect(signInPart.read({ look: 'compact' })).toEqual({});
  expect(leverageListsPart.read({ ...pair, tab: 'closed' })).toMatchObject(pair);
  expect(merchantBadgePart.read({ isSeller: true, since: 2026 })).toEqual({ isSeller: true });
});

it.each([
  [leverageListsPart, {}],
  [leverageListsPart, { ...pair, base: 7 }],
  [merchantBadgePart, { isSeller: 'yes' }],
])('makes nothing of what cannot be drawn', ({ read }, given) => {
  expect(read(given)).toBeUndefined();
});
