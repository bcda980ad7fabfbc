import {
  addWithdrawalAddress,
  asId,
  coinInfo,
  deleteWithdrawalAddress,
  getDepositAddresses,
  listAccountRecords,
  listTransferLog,
  listWithdrawalAddresses,
  requestDeposit,
  wallets,
  withdraw,
} from '@tradefloor/contract';
import { type AccountKind, add, amount, sub } from '@tradefloor/money';
import { fund, memberIdOf } from '../../testing/funded';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';

const BTC = asId<never>(1);
const USDT = asId<never>(3);
const LINK = asId<never>(11);
const XRP = asId<never>(6);
const SOMEWHERE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ANOTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const NOBODYS = `0x${'0'.repeat(40)}`;
const BARRED = `0x${'f'.repeat(40)}`;

let exchange: TestExchange;
let token: string;
let seller: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
  seller = await exchange.tokenOf('seller');
}, STARTING_MS);
afterAll(() => exchange.close());

async function held(account: AccountKind, asking = token, name = 'USDT') {
  const { change } = await exchange.get(wallets, {}, { token: asking });
  const row = change.rows.find(({ currencyName }) => currencyName === name);
  if (!row) throw new Error(`No ${name}.`);
  return row.held[account];
}
async function later(seconds: number): Promise<void> {
  const { clock, rounds } = exchange.core;
  clock.set(clock.now() + seconds * 1_000);
  await rounds.run();
}
const newest = async (kind: 'deposit' | 'withdrawal', asking = token) =>
  (await exchange.get(listTransferLog, { kind }, { token: asking })).rows[0];
const addressesOf = (currencyId: never, asking = token) =>
  exchange.get(getDepositAddresses, { currencyId }, { token: asking });

describe('deposit addresses', () => {
  it('come in each of the three forms, the same ones each time, different for everybody', async () => {
    const one = await addressesOf(BTC);
    expect(one).toEqual([{ network: null, address: expect.stringMatching(/^1\w{25,33}$/) }]);
    expect((await addressesOf(USDT)).map(({ network }) => network)).toEqual(['erc20', 'trc20', 'omni']);
    expect((await addressesOf(LINK)).map(({ network }) => network)).toEqual(['erc20', 'bep20']);
    expect(await addressesOf(XRP)).toEqual([]);
    expect(await addressesOf(BTC)).toEqual(one);
    expect(await addressesOf(BTC, seller)).not.toEqual(one);
  });

  it('are made once when two ask at the same time', async () => {
    const asked = await Promise.all([1, 2, 3].map(() => addressesOf(asId<never>(13))));
    expect(new Set(asked.map(answer => JSON.stringify(answer))).size).toBe(1);
  });
});

describe('a deposit', () => {
  const claim = { currencyId: USDT, amount: amount('250.5'), fromAddress: SOMEWHERE, picture: '/p.png' };

  it('is credited once, after its confirmations, to the fiat account', async () => {
    // A withdrawal by an acceptor who has not answered for an hour comes back to the same account.
    await later(3_600);
    const before = await held('legal');
    await exchange.get(requestDeposit, { ...claim, hash: 'AB01' }, { token });
    expect(await newest('deposit')).toMatchObject({
      status: 'applying',
      value: '250.5',
      account: 'legal',
      hash: 'ab01',
    });
    await later(5);
    expect(await newest('deposit')).toMatchObject({ status: 'awaiting-chain', confirmations: 0 });
    expect(await held('legal')).toEqual(before);
    await later(70);
    expect(await newest('deposit')).toMatchObject({ status: 'awaiting-chain', confirmations: 14 });
    expect(await held('legal')).toEqual(before);
    await later(5);
    expect(await newest('deposit')).toMatchObject({ status: 'chain-success', confirmations: 15 });
    expect((await held('legal')).available).toBe(add(before.available, amount('250.5')));
    await later(3_600);
    expect(await newest('deposit')).toMatchObject({ status: 'chain-success', confirmations: 30 });
    expect((await held('legal')).available).toBe(add(before.available, amount('250.5')));
  });

  it('is not claimed twice by its hash, not by somebody else either', async () => {
    const outcome = await exchange.ask(requestDeposit, { ...claim, hash: 'ab01' }, { token: seller });
    expect(outcome).toMatchObject({ message: 'This transaction hash has already been used for a deposit.' });
    const both = await Promise.all(
      [token, seller].map(asking => exchange.ask(requestDeposit, { ...claim, hash: 'ab02' }, { token: asking })),
    );
    expect(both.map(({ kind }) => kind).sort()).toEqual(['ok', 'refused']);
  });

  it('needs only the amount in the spot form, and goes to the spot account', async () => {
    const before = await held('change');
    const [, trc20] = await addressesOf(USDT);
    const spot = { currencyId: USDT, amount: amount('40'), depositAddress: trc20?.address ?? '' };
    await exchange.get(requestDeposit, { ...spot, fromAddress: 'default', picture: 'placeholder' }, { token });
    await later(10);
    expect(await newest('deposit')).toMatchObject({ status: 'chain-success', address: trc20?.address });
    expect((await held('change')).available).toBe(add(before.available, amount('40')));
    expect(await exchange.ask(requestDeposit, spot, { token: seller })).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['acc', { currency: '3', amount: '5', hash: 'h', pic: 'p' }],
    ['pic', { currency: '3', amount: '5', acc: 'a', hash: 'h' }],
    ['amount', { currency: '3', acc: 'a', hash: 'h', pic: 'p' }],
  ])('without %s is a parameter error (wallet.deposit-needs)', async (field, wire) => {
    const answer = await fetch(`${exchange.url}/api/wallet/charge_req`, {
      method: 'POST',
      headers: { lang: 'zh', authorization: token },
      body: new URLSearchParams(wire),
    });
    expect(await answer.json()).toEqual({ type: 'error', message: `参数错误：缺少“${field}”。` });
  });

  it('may not leave before enough blocks have seen it (wallet.confirmation-counts)', async () => {
    const everything = (await held('legal', seller)).available;
    await exchange.get(requestDeposit, { ...claim, hash: 'ab03' }, { token: seller });
    await later(80);
    const whole = { currencyId: USDT, amount: add(everything, amount('1')), address: SOMEWHERE };
    expect(await exchange.ask(withdraw, whole, { token: seller })).toMatchObject({
      message: expect.stringContaining('250.5 USDT of your deposits need more network confirmations'),
    });
    await later(75);
    expect(await exchange.ask(withdraw, whole, { token: seller })).toMatchObject({ kind: 'ok' });
  });
});

describe('a withdrawal', () => {
  const wish = { currencyId: USDT, amount: amount('100'), address: SOMEWHERE };

  it('locks, and leaves with its fee when the chain has taken it (wallet.withdrawal-fee)', async () => {
    const before = await held('legal');
    await exchange.get(withdraw, { ...wish, rate: amount('0') }, { token });
    const locked = { available: sub(before.available, amount('100')), locked: add(before.locked, amount('100')) };
    expect(await held('legal')).toEqual(locked);
    expect(await newest('withdrawal')).toMatchObject({ status: 'applying', value: '-100', hash: null });
    await later(5);
    expect(await newest('withdrawal')).toMatchObject({ status: 'awaiting-chain', address: SOMEWHERE });
    await later(75);
    expect(await newest('withdrawal')).toMatchObject({ status: 'chain-success' });
    expect(await held('legal')).toEqual({ ...locked, locked: before.locked });
    const { rows } = await exchange.get(listAccountRecords, { account: 'legal', kind: 'withdrawal' }, { token });
    expect(rows.filter(({ value }) => value === '-100')).toHaveLength(1);
  });

  it.each([
    [NOBODYS, 'chain-failure'],
    [BARRED, 'rejected'],
  ])('to %s ends as %s, and the money is back (wallet.chain-states)', async (address, status) => {
    const before = await held('change');
    await exchange.get(withdraw, { ...wish, address, network: 0 }, { token });
    expect((await held('change')).available).toBe(sub(before.available, amount('100')));
    await later(120);
    expect(await newest('withdrawal')).toMatchObject({ status });
    expect(await held('change')).toEqual(before);
  });

  it('to a member stays in the station', async () => {
    const [erc20] = await addressesOf(USDT, seller);
    const before = await held('change', seller);
    await exchange.get(withdraw, { ...wish, address: erc20?.address ?? '', network: 0 }, { token });
    await later(5);
    expect(await newest('withdrawal')).toMatchObject({ status: 'in-station-success', value: '-100' });
    expect(await newest('deposit', seller)).toMatchObject({ status: 'in-station-success', value: '99.8' });
    expect((await held('change', seller)).available).toBe(add(before.available, amount('99.8')));
  });

  it.each([
    ['too little', { amount: amount('9') }, 'The minimum withdrawal is 10 USDT.'],
    ['too much at once', { amount: amount('100000.01') }, 'The maximum per withdrawal is 100000 USDT.'],
    ['more than there is', { amount: amount('90000') }, 'Insufficient balance. Transfer or deposit USDT.'],
    ['a wrong address', { address: `${SOMEWHERE.slice(0, -1)}D` }, 'This is not a valid USDT address.'],
    ['the address of another network', { network: 1 }, 'This is not a valid USDT address.'],
    ['a network that there is not', { network: 7 }, 'USDT is not available on this network.'],
    ['too fine', { amount: amount('10.000000001') }, 'USDT amounts can have at most 8 decimals.'],
    ['a currency on no chain', { currencyId: XRP }, 'Deposits and withdrawals of XRP are not supported yet.'],
  ])('of %s is refused and changes nothing (wallet.withdrawal-limits)', async (_, change, message) => {
    const before = await held('legal');
    expect(await exchange.ask(withdraw, { ...wish, ...change }, { token })).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(message),
    });
    expect(await held('legal')).toEqual(before);
  });

  it('counts towards the day, which ends at midnight', async () => {
    expect((await exchange.get(coinInfo, { currencyId: BTC }, { token })).dayLimit).toBe('20');
    const agent = await exchange.tokenOf('agent');
    // More than a day's deposit requests may say (wallet.deposit-word).
    const memberId = memberIdOf(exchange, 'agent');
    await fund(exchange, { memberId, currencyId: 1, account: 'legal', part: 'available' }, '60');
    const send = (number: string) => {
      const whereTo = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
      return exchange.ask(withdraw, { currencyId: BTC, amount: amount(number), address: whereTo }, { token: agent });
    };
    const asked = await Promise.all([send('9'), send('9'), send('9')]);
    expect(asked.map(({ kind }) => kind).sort()).toEqual(['ok', 'ok', 'refused']);
    const message = 'You can withdraw 2 BTC more today; the daily limit is 20 BTC.';
    expect(await send('2.5')).toMatchObject({ message });
    await later(86_400);
    expect(await send('2.5')).toMatchObject({ kind: 'ok' });
  });

  it('waits while the gate is closed (wallet.open-gate)', async () => {
    await exchange.core.settings.set('chain_open', '0');
    const closed = { message: 'Deposits and withdrawals are closed right now.' };
    expect(await exchange.ask(withdraw, wish, { token })).toMatchObject(closed);
    expect(await exchange.ask(getDepositAddresses, wish, { token })).toMatchObject(closed);
    expect((await exchange.get(wallets, {}, { token })).depositsAndWithdrawalsOpen).toBe(false);
    await exchange.core.settings.set('chain_open', '1');
  });
});

describe('saved addresses', () => {
  it('are added, listed and deleted, by their owner only', async () => {
    const add = (asking = token) =>
      exchange.ask(addWithdrawalAddress, { currencyId: USDT, address: ANOTHER, notes: 'cold' }, { token: asking });
    const list = async (asking = token) =>
      (await exchange.get(listWithdrawalAddresses, { currencyId: USDT }, { token: asking })).filter(
        ({ address }) => address === ANOTHER,
      );
    const made = await add();
    expect(await add()).toMatchObject({ message: 'This address is already saved.' });
    const [saved] = await list();
    expect(saved).toMatchObject({ notes: 'cold' });
    expect(await list(seller)).toEqual([]);
    const id = saved?.id ?? asId<never>(0);
    expect(await exchange.ask(deleteWithdrawalAddress, { id }, { token: seller })).toMatchObject({
      message: 'This address does not exist.',
    });
    expect(await list()).toHaveLength(1);
    expect(made.kind).toBe('ok');
    await exchange.get(deleteWithdrawalAddress, { id }, { token });
    expect(await list()).toEqual([]);
  });

  it('must be addresses of the currency', async () => {
    const wrong = { currencyId: BTC, address: SOMEWHERE };
    expect(await exchange.ask(addWithdrawalAddress, wrong, { token })).toMatchObject({
      message: 'This is not a valid BTC address. Check every character.',
    });
  });
});
