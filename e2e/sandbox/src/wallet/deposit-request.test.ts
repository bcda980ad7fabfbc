import { asId, getDepositAddresses, requestDeposit } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

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
