import { asId, coinInfo, getDepositAddresses, requestDeposit } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { DAY } from '../clock/clock';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const BTC = asId<never>(1);
const ETH = asId<never>(2);
const DOGE = asId<never>(7);

let exchange: TestExchange;
let token: string;
beforeAll(async () => {
  exchange = await TestExchange.open();
  token = await exchange.tokenOf('trader');
}, STARTING_MS);
afterAll(() => exchange.close());

it('keeps every address that it shows, after a refused request too', async () => {
  const tooSmall = { currencyId: DOGE, amount: amount('0.001'), depositAddress: 'doge' };
  expect(await exchange.ask(requestDeposit, tooSmall, { token })).toMatchObject({ kind: 'refused' });
  const shown = await exchange.get(getDepositAddresses, { currencyId: DOGE }, { token });
  const { core } = exchange;
  await core.settled();
  await core.depositAddresses.load(core.db);
  expect(await exchange.get(getDepositAddresses, { currencyId: DOGE }, { token })).toEqual(shown);
});

const HASH = 'e1'.repeat(32);
it.each([
  [HASH, `0x${HASH}`],
  [`0x${HASH.replaceAll('1', '2')}`, HASH.replaceAll('1', '2').toUpperCase()],
])('credits one transaction once, written as %s and then as %s', async (first, second) => {
  const wish = { currencyId: ETH, amount: amount('1'), fromAddress: 'a', picture: '/p.png' };
  expect(await exchange.ask(requestDeposit, { ...wish, hash: first }, { token })).toMatchObject({ kind: 'ok' });
  expect(await exchange.ask(requestDeposit, { ...wish, hash: second }, { token })).toMatchObject({
    message: 'This transaction hash has already been used for a deposit.',
  });
});

describe('on its owner’s word alone (wallet.deposit-word)', () => {
  const claim = (number: string) =>
    exchange.ask(requestDeposit, { currencyId: BTC, amount: amount(number), depositAddress: 'btc' }, { token });

  it('no more comes at once than ten times what may leave at once', async () => {
    expect(await claim('100.00000001')).toMatchObject({ message: 'The maximum per deposit request is 100 BTC.' });
  });

  it('no more comes in a day than ten times what may leave in it, asked for at once too; what was rejected does not count', async () => {
    const { clock, chain, rounds } = exchange.core;
    chain.nextFates.push('rejected');
    expect(await claim('100')).toMatchObject({ kind: 'ok' });
    clock.set(clock.now() + 10_000);
    await rounds.run();
    const three = await Promise.all(['90', '90', '90'].map(claim));
    expect(three.map(({ kind }) => kind)).toEqual(['ok', 'ok', 'refused']);
    expect(three[2]).toMatchObject({
      message: 'You can request 20 BTC more in deposits today; the daily limit is 200 BTC.',
    });
    expect(await exchange.get(coinInfo, { currencyId: BTC }, { token })).toMatchObject({
      depositMax: '100',
      depositDayLimit: '200',
      depositedToday: '180',
    });
    clock.set(clock.now() + DAY);
    expect(await claim('100')).toMatchObject({ kind: 'ok' });
  });
});
