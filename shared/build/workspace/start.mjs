// npm start: installs, builds, starts the exchange and the gateway, publishes every area, says where it is.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assertFree, portFrom } from './ports.mjs';
import { publishBuilt } from './publish-built.mjs';
import { endCommands, ended, ROOT, runCommand, script, whenLeftAlone } from './run-command.mjs';
import { step, stop, withProgress } from './say.mjs';
import { setUp } from './set-up.mjs';

const PORT = portFrom('PORT', 8080);
const EXCHANGE_PORT = portFrom('EXCHANGE_PORT', 8090);
const OWN_EXCHANGE = !process.env.EXCHANGE_URL;
const EXCHANGE_URL = process.env.EXCHANGE_URL || `http://127.0.0.1:${EXCHANGE_PORT}`;
const STORE = path.resolve(ROOT, process.env.TRADEFLOOR_STORE || '.tradefloor/releases');
const ENDS_WITH_US = new URL('ends-with-start.mjs', import.meta.url).href;
/** A machine that is busy fills a new exchange in minutes; one that has ended is told of at once. */
const ANSWER_LIMIT_MINUTES = 10;

const children = [];

async function main() {
  const [given] = process.argv.slice(2);
  if (given !== undefined)
    stop(
      `npm start takes no "${given}": ports and the like are variables, as in PORT=8081 npm start (README.md has them).`,
    );
  if (process.env.TRADEFLOOR_STORE?.startsWith('s3:'))
    stop('TRADEFLOOR_STORE is a bucket: npm start keeps a folder. Start the gateway by itself.');
  if (!URL.canParse(EXCHANGE_URL)) stop(`EXCHANGE_URL is "${EXCHANGE_URL}": give an address as http://127.0.0.1:8090.`);
  if (OWN_EXCHANGE && EXCHANGE_PORT === PORT) stop(`PORT and EXCHANGE_PORT are both ${PORT}: choose another for one.`);
  await assertFree(PORT, 'PORT');
  if (OWN_EXCHANGE) await assertFree(EXCHANGE_PORT, 'EXCHANGE_PORT');
  await setUp();
  const exchange = OWN_EXCHANGE ? serve('The exchange', 'e2e/sandbox/src/main.ts', {}) : null;
  await withProgress('Building shell and areas (only what has changed)', build);
  await withProgress('Publishing', publish);
  if (exchange) await withProgress('Waiting for the exchange', () => answering(`${EXCHANGE_URL}/healthz`));
  serve('The gateway', 'shell/gateway/src/main.ts', { EXCHANGE_URL, TRADEFLOOR_STORE: STORE });
  await answering(`http://127.0.0.1:${PORT}/healthz`);
  // Of this gateway's figures, and with the key that it must never have. Traders need none.
  serve(
    'The operators’ desk',
    'shell/ops/src/main.ts',
    { EXCHANGE_URL, TRADEFLOOR_STORE: STORE },
    { more: ['desk'], isNeeded: false },
  );
  if (!OWN_EXCHANGE && !(await answerOf(EXCHANGE_URL))) step(`The exchange at ${EXCHANGE_URL} does not answer yet.`);
  welcome();
}

async function build() {
  const { code, output } = await runCommand(...script('shared/build/src/main.ts'), { quiet: true });
  if (code !== 0) await leave(`The build failed:\n${output}`);
}

async function publish() {
  const built = JSON.parse(readFileSync(path.join(ROOT, '.build', 'latest.json'), 'utf8'));
  await publishBuilt(
    STORE,
    built.filter(({ name }) => name !== 'shell'),
    leave,
  );
}

function serve(name, file, env, { more = [], isNeeded = true } = {}) {
  const [command, args] = script(file, more);
  const child = spawn(command, ['--import', ENDS_WITH_US].concat(args), {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Out of reach of the terminal's Ctrl+C, which it would take for somebody else's: it is ended by us.
    detached: true,
  });
  child.on('exit', (code, signal) => {
    if (leaving) return;
    const sentence = signal
      ? `${name} was ended from outside (${signal}).`
      : `${name} ended (code ${code}); its last lines above say why.`;
    if (isNeeded) void leave(sentence);
    else step(`${sentence} All else goes on.`);
  });
  children.push(child);
  return child;
}

const answerOf = url => fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);

async function answering(url) {
  const deadline = Date.now() + ANSWER_LIMIT_MINUTES * 60_000;
  while (Date.now() < deadline) {
    const answer = await answerOf(url);
    if (answer?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  await leave(`${url} did not answer within ${ANSWER_LIMIT_MINUTES} minutes: type npm start again.`);
}

function welcome() {
  step('Tradefloor is running.\n');
  const lines = [
    `  Trade       http://localhost:${PORT}`,
    `  Exchange    ${EXCHANGE_URL}/docs`,
    ...(OWN_EXCHANGE ? [`  Mailbox     ${EXCHANGE_URL}/mailbox  (codes that the exchange sends)`] : []),
    '',
    '  Demo accounts, password Demo-2026:',
    '  trader@ seller@ acceptor@ agent@ operator@ newcomer@tradefloor.test',
    '',
    '  Ctrl+C ends it.',
  ];
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

let leaving = false;

async function leave(sentence) {
  // Whoever is stopped by our own going has nothing more to say.
  if (leaving) await new Promise(() => {});
  leaving = true;
  await Promise.all([endCommands(), ...children.map(ended)]);
  if (sentence) stop(sentence);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave());
whenLeftAlone(() => void leave());

// What breaks here must not leave an exchange behind that holds its port.
await main().catch(problem => leave(`The start failed: ${problem?.stack ?? problem}`));
