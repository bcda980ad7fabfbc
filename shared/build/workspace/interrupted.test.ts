import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { sampleCheckout, type SampleCheckout } from './sample-checkout';

const PORTS = { PORT: '18081', EXCHANGE_PORT: '18082' };
/** As npx is: a shell between it and what it runs, which ends without a word to that. */
const INSTALLS = `sh -c 'trap "echo > ended; exit" TERM; echo > installing; for i in $(seq 30); do sleep 0.1; done'; exit`;

let checkout: SampleCheckout;
beforeEach(async () => {
  checkout = await sampleCheckout();
  await checkout.npxDoes(INSTALLS);
});
afterEach(() => checkout.remove());

async function isThere(name: string): Promise<boolean> {
  const names = await readdir(checkout.root);
  return names.includes(name);
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise(resolve => setTimeout(resolve, 20));
}

// Two installers in one folder undo each other's work, where it is typed again at once.
it.each([
  ['start', 'SIGTERM'],
  ['start', 'SIGINT'],
  ['run', 'SIGTERM'],
  ['run', 'SIGINT'],
  ['test', 'SIGTERM'],
  ['test', 'SIGINT'],
] as const)('%s.mjs, ended by %s, ends the installer before it ends', async (program, signal) => {
  const child = checkout.begin(program, program === 'run' ? ['program.ts'] : [], PORTS);
  await until(() => isThere('installing'));
  child.kill(signal);
  await once(child, 'exit');
  expect(await isThere('ended')).toBe(true);
});

it.each(['start', 'run', 'test'])('%s.mjs ends the installer when npm ends the shell around it', async program => {
  const shell = checkout.beginInShell(program, PORTS);
  await until(() => isThere('installing'));
  shell.kill('SIGTERM');
  await until(() => isThere('ended'));
  expect(shell.signalCode).toBe('SIGTERM');
});
