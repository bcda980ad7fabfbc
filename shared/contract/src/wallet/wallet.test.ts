import { faultsIn } from '../testing/reason-for';
import { getDepositAddresses, requestDeposit } from './deposit';
import { wallets } from './overview';
import { updateBalance } from './pushes';
import { listAccountRecords } from './records';
import { transfer } from './transfer';
import { withdraw } from './withdrawal';

const encode = (wire: string) => getDepositAddresses.answer.encode(getDepositAddresses.answer.decode(wire));

describe('deposit addresses (wallet.address-forms)', () => {
  test.each([
    ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', [{ network: null, address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }]],
    [
      'erc20:0xAA, trc20:TBB',
      [
        { network: 'erc20', address: '0xAA' },
        { network: 'trc20', address: 'TBB' },
      ],
    ],
    ['trc20:TBB', [{ network: 'trc20', address: 'TBB' }]],
    ['bitcoincash:qpm2', [{ network: null, address: 'bitcoincash:qpm2' }]],
    [
      { btc: '1Boat', usdt_erc20: '0xAA' },
      [
        { network: 'btc', address: '1Boat' },
        { network: 'erc20', address: '0xAA' },
      ],
    ],
    [{ btc: '1Boat', usdt_erc20: null }, [{ network: null, address: '1Boat' }]],
    ['Not support yet!', []],
    ['', []],
    [null, []],
  ])('%j', (wire, addresses) => {
    expect(getDepositAddresses.answer.decode(wire)).toEqual(addresses);
  });

  test('are written as one address, as pairs, or by network', () => {
    expect(encode('1Boat')).toBe('1Boat');
    expect(encode('erc20:0xAA, bep20:0xBB')).toEqual({ erc20: '0xAA', bep20: '0xBB' });
    expect(encode('erc20:0xAA, omni:1C')).toBe('erc20:0xAA,omni:1C');
  });
});

test('each account of the overview, and what rows leave out is zero', () => {
  const row = { currency: 3, currency_name: 'USDT', legal_balance: 1e-8, lock_legal_balance: '2', is_match: '1' };
  const read = wallets.answer.decode({
    legal_wallet: { balance: [row], usdt_totle: 5, totle: '36' },
    change_wallet: { balance: [], usdt_totle: '0' },
    lever_wallet: {},
    micro_wallet: {},
    is_open_CTbi: '1',
  });
  expect(read).toMatchObject({
    depositsAndWithdrawalsOpen: true,
    legal: { usdtTotal: '5', total: '36' },
    lever: { rows: [] },
  });
  expect(read.legal.rows[0]).toMatchObject({
    currencyId: '3',
    isMatch: true,
    isMicro: false,
    held: { legal: { available: '0.00000001', locked: '2' }, micro: { available: '0', locked: '0' } },
  });
  expect(wallets.answer.encode(read)).toMatchObject({ is_open_CTbi: 1, legal_wallet: { usdt_totle: '5' } });
});

test('an account that a server does not have is one without rows', () => {
  const none = { rows: [], usdtTotal: '0', total: null };
  const some = { balance: [], usdt_totle: '5' };
  expect(wallets.answer.decode({ legal_wallet: some, change_wallet: [], lever_wallet: null })).toMatchObject({
    legal: { usdtTotal: '5' },
    change: none,
    lever: none,
    micro: none,
  });
});

test('closed unless the server says 1 (wallet.open-gate)', () => {
  const wallet = { legal_wallet: {}, change_wallet: {}, lever_wallet: {}, micro_wallet: {} };
  expect(wallets.answer.decode(wallet).depositsAndWithdrawalsOpen).toBe(false);
  expect(wallets.answer.decode({ ...wallet, is_open_CTbi: 2 }).depositsAndWithdrawalsOpen).toBe(false);
});

test.each([
  ['a row', { currency: 1, currency_name: 'BTC' }],
  ['a list', [{ currency: 1, currency_name: 'BTC' }]],
  ['a wallet', { balance: [{ currency: 1, currency_name: 'BTC' }] }],
])('balances are pushed as %s', (_, wire) => {
  expect(updateBalance.value.decode(wire)).toMatchObject({ rows: [{ currencyId: '1' }] });
});

test.each([
  [1, 'legal'],
  ['legal', 'legal'],
  [2, 'change'],
  ['lever', 'lever'],
  ['4', 'micro'],
])('the record of %p is that of %s (wallet.four-accounts)', (type, account) => {
  expect(listAccountRecords.payload.decode({ type, currency: 1 })).toMatchObject({ account });
});

describe('what is asked for is refused with the field', () => {
  const deposit = { currency: 3, amount: '5' };
  test('a fiat deposit needs everything, a spot deposit the amount (wallet.deposit-needs)', () => {
    expect(faultsIn(requestDeposit.payload, deposit)).toEqual([{ field: 'acc', reason: 'missing' }]);
    expect(faultsIn(requestDeposit.payload, { ...deposit, acc: 'a', hash: 'h' })).toEqual([
      { field: 'pic', reason: 'missing' },
    ]);
    expect(faultsIn(requestDeposit.payload, { ...deposit, acc: 'a', hash: 'h', pic: '/p.png' })).toEqual([]);
    expect(faultsIn(requestDeposit.payload, { ...deposit, type: '0xAA' })).toEqual([]);
    expect(faultsIn(requestDeposit.payload, { currency: 3, type: '0xAA' })).toEqual([
      { field: 'amount', reason: 'missing' },
    ]);
  });

  const moved = { number: '5', currency_id: 3 };
  test.each([
    [{ from_field: 'legal', to_field: 'lever' }, []],
    [{ type: 1 }, []],
    [{ from_field: 'legal', to_field: 'legal' }, [{ field: 'to_field', reason: 'must-differ' }]],
    [{ to_field: 'legal' }, [{ field: 'from_field', reason: 'missing' }]],
    [{ from_field: 'savings', to_field: 'legal' }, [{ field: 'from_field', reason: 'unknown-choice' }]],
    [{}, [{ field: 'from_field', reason: 'missing' }]],
  ])('a transfer with %j', (change, faults) => {
    expect(faultsIn(transfer.payload, { ...moved, ...change })).toEqual(faults);
  });

  test('a withdrawal without a network is from the legal account (wallet.withdrawn-from)', () => {
    const asked = { currency: 3, number: '5', address: ' 0xAA ', rate: '0' };
    expect(withdraw.payload.decode(asked)).not.toHaveProperty('network');
    expect(withdraw.payload.decode({ ...asked, type: '0' })).toMatchObject({ network: 0, address: '0xAA' });
    expect(faultsIn(withdraw.payload, { ...asked, address: 'two words' })).toEqual([
      { field: 'address', reason: 'bad-form' },
    ]);
    expect(faultsIn(withdraw.payload, { ...asked, fund_password: '12345' })).toEqual([
      { field: 'fund_password', reason: 'bad-form' },
    ]);
  });
});
