import { fileURLToPath } from 'node:url';
import { createGateway } from './gateway';
import { settingsFrom } from './settings';

const GIVE_UP_AFTER_MS = 5000;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = settingsFrom(process.env, fileURLToPath(new URL('../../..', import.meta.url)));
  const { port, host } = settings;
  const app = await createGateway(settings);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Twice means now.
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), GIVE_UP_AFTER_MS).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  try {
    const address = await app.listen({ port, host });
    process.stdout.write(`Gateway: ${address}, exchange ${settings.exchange}, releases ${settings.store}\n`);
  } catch (error) {
    await app.close();
    stop(whyNot(error, port, host));
  }
}

function whyNot(error: unknown, port: number, host: string): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or choose another with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used: choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL') return `HOST is "${host}", which this machine does not have: try 127.0.0.1 or 0.0.0.0.`;
  return `The gateway could not start: ${String(error)}`;
}

await start().catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
