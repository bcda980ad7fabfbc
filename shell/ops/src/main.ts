import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { run } from './run';
import { isCode } from './store/durable-file';

const GIVE_UP_AFTER_MS = 3_000;

/** For what serves; any other command is simply cut. */
function toldToEnd(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Twice means now.
      if (ending.signal.aborted) process.exit(1);
      ending.abort();
      // A gate that looks is not waited for: what it would have written it has not begun to write.
      void setTimeout(GIVE_UP_AFTER_MS, undefined, { ref: false }).then(() => process.exit(0));
    });
  }
  return ending.signal;
}

// Whoever read it may have left (`| head`): what is done is done, and a canary is watched on.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', error => {
    if (!isCode(error, 'EPIPE')) throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  now: () => new Date(),
  fetch: globalThis.fetch,
  pause: (milliseconds, signal) => setTimeout(milliseconds, undefined, signal && { signal }),
  until: toldToEnd,
  out: text => process.stdout.write(`${text}\n`),
  err: text => process.stderr.write(`${text}\n`),
});
