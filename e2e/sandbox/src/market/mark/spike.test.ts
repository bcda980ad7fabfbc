import { add, type Amount, amount, compare, decimal, price, sub, sum, ZERO } from '@tradefloor/money';
import * as fc from 'fast-check';
import { lever, micro, spot } from '../../ledger/account';
import { submitOrder } from '../../leverage/open-order';
import { ownedBy } from '../../testing/equity';
import { fund, memberIdOf } from '../../testing/funded';
import { assertBalanced } from '../../testing/suites/balanced';
import { ACT, type Act, Spiking } from '../../testing/suites/spike-acts';
import { STARTING_MS, TestExchange } from '../../testing/test-exchange';
import { BTC, currencyNamed, USDT } from '../currency';

/** The soak tries 20,000. */
const ACTS = Number(process.env['SPIKES'] ?? 400);
const ACTS_A_RUN = 40;
const MOST_AN_ACT_MS = 60;
const ETH = currencyNamed('ETH').id;
/** A fee is cut in its payer's favour. */
const DUST = amount('0.001');

let exchange: TestExchange;
let members: readonly number[];
let bystanders: readonly number[];
beforeAll(async () => {
  exchange = await TestExchange.open();
  members = ['trader', 'seller', 'operator'].map(name => memberIdOf(exchange, name));
  bystanders = ['agent', 'acceptor'].map(name => memberIdOf(exchange, name));
  for (const id of [...members, ...bystanders]) {
    await fund(exchange, spot(id, BTC), '4');
    await fund(exchange, spot(id, ETH), '60');
    await fund(exchange, spot(id, USDT), '200000');
    await fund(exchange, lever(id, BTC), '0.2');
    await fund(exchange, micro(id, USDT), '5000');
  }
  await standBy();
}, STARTING_MS);
afterAll(() => exchange.close());

/** Both ways, with stops that a market of minutes does not reach. */
async function standBy(): Promise<void> {
  const { core } = exchange;
  const market = core.hall.of(ETH, BTC);
  if (!market) throw new Error('No market.');
  await core.clerk.perform(deed => {
    for (const [index, memberId] of bystanders.entries()) {
      const direction = index === 0 ? 'long' : 'short';
      const wish = { memberId, market, direction, mode: 'market', multiplier: decimal('10'), price: null } as const;
      const position = submitOrder(core, deed, { ...wish, hands: decimal('150') });
      const [low, high] = [price('0.03'), price('0.042')];
      const stops =
        direction === 'long' ? { take_profit: high, stop_loss: low } : { take_profit: low, stop_loss: high };
      core.leverage.save(deed, { ...position, ...stops });
    }
  });
}

const marksNow = () => exchange.core.hall.markets.map(({ markPrice }) => Number(markPrice));

/** Won and lost by the second: chance, not a deed. */
function microResults(): { total: Amount } {
  const results = { total: amount('0') };
  exchange.core.micro.onClosed(order => (results.total = add(results.total, order.result ?? ZERO)));
  return results;
}

/** Of fees that they had paid, a part comes back in the morning: what was lost before, not what was made. */
async function rebatesUntilNow(): Promise<Amount> {
  const rows = await exchange.core.db
    .selectFrom('rebate')
    .select('amount')
    .where('inviter_id', 'in', members)
    .execute();
  return sum(rows.map(row => amount(row.amount)));
}

it(
  `no sequence of ${ACTS} acts of members makes money, moves a mark or takes a position from a bystander`,
  async () => {
    const { core } = exchange;
    const spiking = new Spiking(exchange, members);
    const chance = microResults();
    const all = [...members, ...bystanders];
    let rebated = await rebatesUntilNow();

    async function actsOf(act: Act): Promise<void> {
      const before = ownedBy(core, all);
      const marks = marksNow();
      const won = chance.total;
      let returned = amount('0');
      if (act.kind === 'wait') {
        core.clock.set(core.clock.now() + act.ms);
        await core.rounds.run();
        await core.traders.work(1);
        await core.rounds.run();
        await core.settled();
        const rebates = await rebatesUntilNow();
        returned = sub(rebates, rebated);
        rebated = rebates;
      } else {
        await spiking.do(act);
        const moved = marksNow().filter((mark, index) => mark !== marks[index]);
        if (moved.length > 0) throw new Error(`${act.kind} moved the marks to ${moved.join(', ')}.`);
        await core.rounds.run();
      }
      const worthMore = sub(ownedBy(core, all).worthNow(), before.worthNow());
      const gained = sub(sub(worthMore, sub(chance.total, won)), returned);
      expect({ act, gained, isFree: compare(gained, DUST) > 0 }).toEqual({ act, gained, isFree: false });
      // A walk of seconds: what members traded is not in it.
      for (const [index, mark] of marksNow().entries())
        expect(Math.abs(mark / (marks[index] ?? 0) - 1)).toBeLessThan(0.005);
      for (const id of bystanders) expect(core.leverage.ofMember(id).some(({ state }) => state === 'open')).toBe(true);
    }

    const runs = Math.ceil(ACTS / ACTS_A_RUN);
    const sequences = fc.array(ACT, { minLength: ACTS_A_RUN, maxLength: ACTS_A_RUN });
    await fc.assert(
      fc.asyncProperty(sequences, async acts => {
        for (const act of acts) await actsOf(act);
      }),
      // What came before is part of what failed: a shorter sequence would not be the same.
      { numRuns: runs, endOnFailure: true },
    );
    await core.settled();
    await assertBalanced(exchange);
  },
  120_000 + ACTS * MOST_AN_ACT_MS,
);
