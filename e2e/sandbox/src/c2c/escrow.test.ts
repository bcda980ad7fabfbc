import { add, type Amount, amount, price, ZERO } from '@tradefloor/money';
import { Chance } from '../clock/chance';
import { DAY, MINUTE } from '../clock/clock';
import { InsufficientBalance } from '../ledger/ledger';
import { currencyNamed } from '../market/currency';
import { Refusal } from '../messages/refusal';
import { STARTING_MS, TestExchange } from '../testing/test-exchange';

const STEPS = 600;
/** Nothing but adverts and orders holds it. */
const ETHER = currencyNamed('ETH');

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
}, STARTING_MS);
afterAll(() => exchange.close());

const members = () =>
  ['trader', 'seller', 'agent', 'operator'].flatMap(
    name => exchange.core.members.withAccount(`${name}@tradefloor.test`) ?? [],
  );

/** What adverts and orders say is held for somebody, against what the ledger holds. */
function heldBy(memberId: number): { promised: Amount; locked: Amount } {
  const { adverts, c2c, ledger } = exchange.core;
  const offered = adverts
    .of(memberId)
    .filter(({ side, status, currency_id }) => side === 'sell' && status === 'published' && currency_id === ETHER.id)
    .map(({ remaining }) => amount(remaining));
  const ordered = c2c
    .unfinished()
    .filter(({ seller_id, currency_id }) => seller_id === memberId && currency_id === ETHER.id)
    .map(({ quantity }) => amount(quantity));
  const promised = [...offered, ...ordered].reduce((sum, one) => add(sum, one), ZERO);
  return {
    promised,
    locked: amount(ledger.amount({ memberId, currencyId: ETHER.id, account: 'legal', part: 'locked' })),
  };
}

async function step(chance: Chance): Promise<void> {
  const { core } = exchange;
  const member = chance.pick(members());
  const advert = chance.pick([...core.adverts.published(), null]);
  const order = chance.pick([...core.c2c.unfinished(), null]);
  const quantity = amount(`0.0${chance.whole(10, 90)}`);
  const acts = [
    () =>
      core.clerk.perform(deed =>
        core.adverts.publish(deed, member.id, {
          side: chance.pick(['buy', 'sell']),
          currency: ETHER,
          price: price('24750'),
          total: quantity,
          way: 'bank',
          minMoney: null,
          maxMoney: null,
        }),
      ),
    () => core.clerk.perform(deed => core.c2c.take(deed, member, advert?.id ?? 0, chance.pick([quantity, null]))),
    () => core.clerk.perform(deed => core.adverts.withdraw(deed, member.id, advert?.id ?? 0)),
    () => core.clerk.perform(deed => core.c2c.pay(deed, order?.buyer_id ?? 0, order?.id ?? 0)),
    () => core.clerk.perform(deed => core.c2c.cancel(deed, member.id, order?.id ?? 0)),
    () => core.clerk.perform(deed => core.c2c.release(deed, order?.seller_id ?? 0, order?.id ?? 0)),
    () => core.clerk.perform(deed => core.c2c.rule(deed, order?.id ?? 0, chance.pick(['buyer', 'seller']))),
  ];
  await chance
    .pick(acts)()
    .catch((problem: unknown) => {
      if (!(problem instanceof Refusal || problem instanceof InsufficientBalance)) throw problem;
    });
}

it('is always what adverts and orders promise, through chance, time and a restart', async () => {
  const { core } = exchange;
  // Time passes when this says so, and never between two looks.
  await core.rounds.stop();
  const chance = new Chance(11);
  for (let done = 0; done < STEPS; done += 1) {
    await step(chance);
    if (done % 40 === 0) {
      // Three cancellations stop a member's trading until the next day.
      const night = done % 120 === 0 ? DAY : 0;
      core.clock.set(core.clock.now() + night + chance.whole(1, 9) * MINUTE);
      await core.rounds.run();
    }
    for (const { id } of members()) {
      const { promised, locked } = heldBy(id);
      expect(locked).toBe(promised);
    }
  }
  const adverts = core.adverts.published();
  const unfinished = core.c2c.unfinished();
  await core.adverts.load(core.db);
  await core.c2c.load(core.db, core.clock.now());
  expect(core.adverts.published()).toEqual(adverts);
  expect(core.c2c.unfinished()).toEqual(unfinished);
  expect(unfinished.length).toBeGreaterThan(0);
});
