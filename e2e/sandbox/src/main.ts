import { once } from 'node:events';
import { createServer } from 'node:net';
import { createExchange } from './exchange';
import { type Address, optionsFrom } from './options';

const say = (line: string): void => console.log(`exchange: ${line}`);

async function assertFree(address: Address): Promise<void> {
  const probe = createServer().listen({ ...address });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function failed(problem: unknown): never {
  const isTaken = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
  const port = process.env.EXCHANGE_PORT ?? '8090';
  const text = problem instanceof Error ? problem.message : String(problem);
  console.error(`exchange: ${isTaken ? `port ${port} is taken; stop what runs there, or set EXCHANGE_PORT` : text}`);
  process.exit(1);
}

try {
  const { host, port, ...options } = optionsFrom(process.env, say);
  // Before the seconds that a first start takes.
  await assertFree({ host, port });
  const exchange = await createExchange(options);
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
      exchange.close().then(() => process.exit(0), failed);
    });
  }
} catch (problem) {
  failed(problem);
}
