import { openTelemetry, telemetryFrom } from '@tradefloor/telemetry';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createExchange } from './exchange';
import { type Address, type ExchangeOptions, optionsFrom, severalFrom } from './options';
import { joinSeveral } from './processes/several';
import { whyNot } from './why-not';

const say = (line: string): void => console.log(`exchange: ${line}`);

async function assertFree(address: Address): Promise<void> {
  const probe = createServer().listen({ ...address });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function failed(problem: unknown): never {
  console.error(`exchange: ${whyNot(problem, process.env)}`);
  process.exit(1);
}

/** What it holds in memory is no more: whoever watches over the process starts it again, as a front. */
const ownerOf = (options: ExchangeOptions): ExchangeOptions => ({
  ...options,
  disowned: () => failed(new Error('another process took the exchange over; this one ends')),
});

try {
  const { host, port, ...settings } = optionsFrom(process.env, say);
  const telemetry = await openTelemetry(telemetryFrom(process.env, 'tradefloor-exchange'), say);
  const options = { ...settings, telemetry };
  // Before the seconds that a first start takes.
  await assertFree({ host, port });
  const several = severalFrom(process.env);
  const exchange = several ? await joinSeveral(ownerOf(options), several) : await createExchange(options);
  const url = await exchange.listen({ host, port }).catch(async (problem: unknown) => {
    await exchange.close();
    throw problem;
  });
  say(`ready at ${url}`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      exchange
        .close()
        .then(() => telemetry?.close())
        .then(() => process.exit(0), failed);
    });
  }
} catch (problem) {
  failed(problem);
}
