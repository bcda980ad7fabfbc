import { aRow, theWallets } from '@tradefloor/platform/testing';
import { actionsOf, openedBy, rowsOf, wanted } from './rows';

const amounts = ['1', '0'] as const;
const names = (rows: ReturnType<typeof rowsOf>) => rows.map(({ currencyName }) => currencyName);

it('shows the rows that belong to each wallet (wallet.rows-shown)', () => {
  const overview = theWallets({
    legal: [aRow('USDT', 'legal', amounts), aRow('XRP', 'legal', amounts, { isMatch: false })],
    change: [aRow('XRP', 'change', amounts, { isMatch: false })],
    lever: [aRow('BTC', 'lever', amounts), aRow('XRP', 'lever', amounts, { isLever: false })],
    micro: [
      aRow('USDT', 'micro', amounts),
      aRow('BTC', 'micro', amounts, { isLegal: false }),
      aRow('ETH', 'micro', amounts, { isMicro: false }),
    ],
  });
  expect(names(rowsOf(overview, 'legal'))).toEqual(['USDT']);
  expect(names(rowsOf(overview, 'change'))).toEqual(['XRP']);
  expect(names(rowsOf(overview, 'lever'))).toEqual(['BTC']);
  expect(names(rowsOf(overview, 'micro'))).toEqual(['USDT']);
});

it('pays only BTC, ETH and USDT into and out of the fiat account (wallet.fiat-chains)', () => {
  for (const name of ['BTC', 'ETH', 'USDT']) {
    expect(actionsOf('legal', aRow(name, 'legal', amounts))).toEqual(['deposit', 'withdraw', 'record']);
  }
  expect(actionsOf('legal', aRow('SOL', 'legal', amounts))).toEqual(['record']);
  expect(actionsOf('change', aRow('SOL', 'change', amounts))).toContain('deposit');
  expect(actionsOf('micro', aRow('USDT', 'micro', amounts))).toEqual(['in', 'out', 'record']);
});

it('opens what an address names, and of no currency the most usual', () => {
  const rows = [aRow('BTC', 'legal', amounts), aRow('SOL', 'legal', amounts), aRow('USDT', 'legal', amounts)];
  expect(openedBy(rows, 'legal', { currencyId: null, action: 'deposit' })?.currencyId).toBe('USDT');
  expect(openedBy(rows, 'legal', { currencyId: 'BTC', action: 'withdraw' })).toEqual({
    currencyId: 'BTC',
    action: 'withdraw',
  });
  expect(openedBy(rows, 'legal', { currencyId: 'SOL', action: 'deposit' })).toBeNull();
  expect(openedBy(rows, 'legal', { currencyId: 'BTC', action: 'in' })).toBeNull();
  expect(openedBy(rows, 'legal', { currencyId: null, action: null })).toBeNull();
});

it('finds a currency by a part of its name, and leaves small ones out', () => {
  const rows = [aRow('BTC', 'change', ['0.0099', '0']), aRow('USDT', 'change', ['0.5', '0.5'])];
  expect(names(wanted(rows, 'change', { search: ' usd', hidesSmall: false, opened: null }))).toEqual(['USDT']);
  expect(names(wanted(rows, 'change', { search: '', hidesSmall: true, opened: null }))).toEqual(['USDT']);
  expect(names(wanted(rows, 'change', { search: 'usd', hidesSmall: true, opened: 'BTC' }))).toEqual(['BTC', 'USDT']);
});

it('finds a small one that is searched by its name (wallet.small-balances)', () => {
  const rows = [aRow('ADA', 'change', ['0', '0']), aRow('USDT', 'change', ['5', '0'])];
  expect(names(wanted(rows, 'change', { search: 'ada', hidesSmall: true, opened: null }))).toEqual(['ADA']);
  expect(names(wanted(rows, 'change', { search: '  ', hidesSmall: true, opened: null }))).toEqual(['USDT']);
});
