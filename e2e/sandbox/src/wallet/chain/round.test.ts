import { asId, withdraw } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import { Changes } from '../../storage/changes';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';

const USDT = asId<never>(3);
const NOBODYS = `0x${'0'.repeat(40)}`;
const MANY = 30;

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

it('moves all that is due in a few commits: the other rounds come in between', async () => {
  const { clock, rounds } = exchange.core;
  const token = await exchange.tokenOf('trader');
  const wish = { currencyId: USDT, amount: amount('20'), address: NOBODYS, rate: amount('0') };
  for (let at = 0; at < MANY; at += 1) await exchange.get(withdraw, wish, { token });
  const commits = jest.spyOn(Changes.prototype, 'store');
  clock.set(clock.now() + 5_000);
  await rounds.run();
  expect(commits.mock.calls.length).toBeLessThan(MANY / 2);
});
