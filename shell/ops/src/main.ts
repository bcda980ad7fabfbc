import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { run } from './run';

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  now: () => new Date(),
  fetch: globalThis.fetch,
  pause: milliseconds => setTimeout(milliseconds),
  out: text => process.stdout.write(`${text}\n`),
  err: text => process.stderr.write(`${text}\n`),
});
