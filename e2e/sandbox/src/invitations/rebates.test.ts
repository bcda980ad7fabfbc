import { setTimeout as passed } from 'node:timers/promises';
import { DAY } from '../clock/clock';
import { memberIdOf } from '../testing/funded';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

it('shares what was paid just before eight, though its commit is under way then (account.rebate-hour)', async () => {
  const { clerk, clock, db, rounds } = exchange.core;
  const midnight = (Math.floor(clock.now() / DAY) + 2) * DAY;
  clock.set(midnight - DAY / 2);
  await rounds.run();
  const shared = () => db.selectFrom('rebate').select('amount').where('day', '=', midnight).execute();
  clock.set(midnight - 1_000);
  // Another commit is being written, and the last fill of the day waits for it.
  let begin = () => {};
  const begun = new Promise<void>(resolve => (begin = resolve));
  const slow = clerk.perform(deed =>
    deed.run(async () => {
      begin();
      await passed(500);
    }),
  );
  await begun;
  const sold = clerk.perform(deed =>
    deed.write('spot_fill', {
      id: deed.nextId('spot_fill'),
      order_id: 1,
      member_id: memberIdOf(exchange, 'seller'),
      pair_id: 1,
      side: 'sell',
      price: '1',
      quantity: '1',
      total: '1',
      fee: '0.5',
      at: deed.at,
    }),
  );
  clock.set(midnight + 1_000);
  await rounds.run();
  await Promise.all([slow, sold]);
  expect(await shared()).toEqual([{ amount: '0.1' }]);
});
