// The sandbox exchange in a process of its own, with what the bench wants of it beside its calls.
import { type Core, createExchange, optionsFrom, OUTSIDE, spot, toUnits } from '@tradefloor/sandbox/bench';
import { amount } from '@tradefloor/money';
import { accountOf } from '../../suite/sign-in';
import { keepBooksBusy } from '../sockets/busy-books';
import { serveOtherWays } from './other-ways';
import { PARTIES, SYMBOL } from './traded';

/** For every order of the longest run. */
const ENOUGH = toUnits(amount('100000000'));

const { host, port, ...options } = optionsFrom(process.env, () => {});
/** What is measured is the exchange, not what it lets one machine have of it. */
const UNLIMITED = { ordersPerSecond: 0, guestCallsPerSecond: 0, memberCallsPerSecond: 0, socketsPerAddress: 0 };
const exchange = await createExchange({ ...options, ...UNLIMITED });
const { app, core } = exchange;
// The orders of the bench meet each other, and nobody's ladders.
core.traders.withdraw();
await fund(core);
serveOtherWays(app, core);
const books = process.env.BENCH_BUSY_BOOKS === 'yes' ? keepBooksBusy(core) : { known: [], stop: () => {} };
app.get('/bench/books', async () => books.known);
app.get('/bench/cpu', async () => process.cpuUsage());
process.on('SIGTERM', () => {
  books.stop();
  void exchange.close().then(() => process.exit(0));
});
await exchange.listen({ host, port });

async function fund({ clerk, hall, members }: Core): Promise<void> {
  const pair = hall.called(SYMBOL)?.pair;
  if (!pair) throw new Error(`${SYMBOL} is not traded.`);
  await clerk.perform(deed => {
    for (const member of PARTIES.map(name => members.withAccount(accountOf(name)))) {
      if (!member) throw new Error('The demo has not opened.');
      for (const { id } of [pair.base, pair.quote]) {
        deed.post({ cause: 'opening', reference: `member:${member.id}` }, [
          { holding: spot(OUTSIDE, id), units: -ENOUGH },
          { holding: spot(member.id, id), units: ENOUGH },
        ]);
      }
    }
  });
}
