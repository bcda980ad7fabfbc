import {
  acceptorInfo,
  asId,
  dealWithAcceptor,
  publishAdvert,
  requestDeposit,
  takeAdvert,
  withdraw,
  withdrawAdvert,
} from '@tradefloor/contract';
import { amount, price, ZERO } from '@tradefloor/money';
import { DAY, MINUTE, SECOND } from '../clock/clock';
import { ACCOUNTS, type AccountName, legal } from '../ledger/account';
import { CURRENCIES } from '../market/currency';
import { fund, memberIdOf } from '../testing/funded';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const BTC = asId<never>(1);
/** acceptor@'s own. */
const ACCEPTOR = asId<never>(1);
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

let exchange: TestExchange;
let agent: string;
let acceptor: string;
let trader: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

// A day of its own for each test: what the one before has left is confirmed, or over.
beforeEach(async () => {
  await later(DAY);
  agent = await exchange.tokenOf('agent');
  acceptor = await exchange.tokenOf('acceptor');
  trader = await exchange.tokenOf('trader');
});

async function later(ms: number): Promise<void> {
  const { clock, rounds } = exchange.core;
  clock.set(clock.now() + ms);
  await rounds.run();
}

const availableOf = (name: string, account: AccountName, currencyId: number) =>
  exchange.core.ledger.amount({ memberId: memberIdOf(exchange, name), currencyId, account, part: 'available' });

/** Has so many bitcoin in the fiat account, and nothing else that could be sold. */
async function hasOnly(name: string, number: string): Promise<void> {
  const memberId = memberIdOf(exchange, name);
  for (const { id } of CURRENCIES)
    for (const account of ACCOUNTS) {
      const left = availableOf(name, account, id);
      if (left !== ZERO) await fund(exchange, { memberId, currencyId: id, account, part: 'available' }, `-${left}`);
    }
  if (number !== '0') await fund(exchange, legal(memberId, 1), number);
}

let claims = 0;
/** Credited, and seen by too few blocks to leave again. */
async function deposit(token: string, number: string, currencyId = BTC): Promise<void> {
  claims += 1;
  const claim = { currencyId, fromAddress: 'a', picture: '/p.png', amount: amount(number), hash: `claim ${claims}` };
  await exchange.get(requestDeposit, claim, { token });
  await later(10 * SECOND);
}

const offer = (token: string, number: string, side: 'buy' | 'sell' = 'sell') =>
  exchange.ask(
    publishAdvert,
    { side, currencyId: BTC, price: price('600000'), total: amount(number), way: 'bank' },
    { token },
  );
async function offered(token: string, number: string, side: 'buy' | 'sell' = 'sell') {
  const outcome = await offer(token, number, side);
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome));
  return asId<never>(String(outcome.answer.id));
}
const take = (token: string, id: never, number: string) =>
  exchange.ask(takeAdvert, { id, amount: amount(number) }, { token });
const send = (token: string, number: string) =>
  exchange.ask(withdraw, { currencyId: BTC, amount: amount(number), address: ADDRESS }, { token });
const DONE = { kind: 'ok' };
const waits = (number: string, to = 'sell', name = 'BTC') => ({
  message: `${number} ${name} of your deposits need more network confirmations before you can ${to} them.`,
});

describe('wallet.confirmation-counts', () => {
  it('keeps an unconfirmed deposit from being sold, by an advert or to one', async () => {
    await hasOnly('agent', '0.1');
    await deposit(agent, '2');
    const wanted = await offered(trader, '3', 'buy');
    expect(await offer(agent, '0.2')).toMatchObject(waits('2'));
    expect(await take(agent, wanted, '0.2')).toMatchObject(waits('2'));
    expect(availableOf('agent', 'legal', 1)).toBe('2.1');
    // What is not there at all is missed as such, and what is wanted of an advert first.
    expect(await offer(agent, '2.5')).toMatchObject({ message: 'Insufficient balance. Transfer or deposit BTC.' });
    expect(await take(agent, wanted, '4')).toMatchObject({ message: 'Only 3 BTC available.' });
    expect(await take(agent, wanted, '0.06')).toMatchObject(DONE);
    expect(await offer(agent, '0.04')).toMatchObject(DONE);
    await later(MINUTE);
    expect(await offer(agent, '1')).toMatchObject(DONE);
    expect(await take(agent, wanted, '1')).toMatchObject(DONE);
  });

  it('counts what adverts and orders hold as gone, for whatever leaves next', async () => {
    await hasOnly('agent', '0.5');
    const id = await offered(agent, '0.4');
    await deposit(agent, '0.4');
    // Half a bitcoin is confirmed, of which the advert holds the most.
    expect(await send(agent, '0.2')).toMatchObject(waits('0.4', 'withdraw'));
    expect(await take(trader, id, '0.3')).toMatchObject(DONE);
    expect(await send(agent, '0.1')).toMatchObject(DONE);
    await exchange.get(withdrawAdvert, { id }, { token: agent });
    expect(await offer(agent, '0.1')).toMatchObject(DONE);
  });

  it('keeps it from an acceptor, and an acceptor’s own from a customer', async () => {
    await hasOnly('trader', '0');
    await hasOnly('acceptor', '0');
    const USDT = asId<never>(3);
    await deposit(trader, '1000', USDT);
    await deposit(acceptor, '1000', USDT);
    await later(2 * MINUTE - 20 * SECOND);
    const ask = (side: 'buy' | 'sell') =>
      exchange.ask(
        dealWithAcceptor,
        { acceptorId: ACCEPTOR, side, way: 'bank', phone: '13800138000', account: '62148', money: amount('700') },
        { token: trader },
      );
    const quota = async () => (await exchange.get(acceptorInfo, { id: ACCEPTOR }, { token: trader })).rechargeQuota;
    expect(availableOf('trader', 'legal', 3)).toBe('1000');
    expect(await ask('sell')).toMatchObject(waits('1000', 'withdraw', 'USDT'));
    expect(await quota()).toBe('0');
    expect(await ask('buy')).toMatchObject({ message: 'This acceptor is not available.' });
    await later(10 * MINUTE);
    expect(await quota()).not.toBe('0');
    expect(await ask('sell')).toMatchObject(DONE);
    expect(await ask('buy')).toMatchObject(DONE);
  });
});

it('tells whoever asks an acceptor for too much how much there is, not that their own balance is short', async () => {
  await hasOnly('acceptor', '0');
  await fund(exchange, legal(memberIdOf(exchange, 'acceptor'), 3), '100');
  const { rechargeQuota: most } = await exchange.get(acceptorInfo, { id: ACCEPTOR }, { token: trader });
  const ask = (money: string) =>
    exchange.ask(
      dealWithAcceptor,
      { acceptorId: ACCEPTOR, side: 'buy', way: 'bank', phone: '13800138000', account: '62148', money: amount(money) },
      { token: trader },
    );
  expect(await ask('900')).toMatchObject({ message: `This acceptor’s deposit limit is ¥${most}.` });
  expect(await ask(most)).toMatchObject(DONE);
});
