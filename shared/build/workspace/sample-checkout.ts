import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Environment = Readonly<Record<string, string>>;

export type SampleCheckout = Awaited<ReturnType<typeof sampleCheckout>>;

/** A checkout with nothing in it but what starts and tests it, and with an `npx` that does what a test says. */
export async function sampleCheckout() {
  const root = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  const PATH = `${path.join(root, 'bin')}:/usr/bin:/bin`;
  for (const folder of ['workspace', 'bin'])
    await cp(path.join(__dirname, '..', folder), path.join(root, 'shared/build', folder), { recursive: true });
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    await writeFile(path.join(root, file), '{}');
  await npxDoes('mkdir node_modules');

  async function npxDoes(commands: string): Promise<void> {
    await mkdir(path.join(root, 'bin'), { recursive: true });
    await writeFile(path.join(root, 'bin/npx'), `#!/bin/sh\n${commands}\n`, { mode: 0o755 });
  }

  const program = (name: string) => path.join(root, `shared/build/workspace/${name}.mjs`);

  return {
    root,
    npxDoes,
    remove: () => rm(root, { recursive: true }),
    begin: (name: 'start' | 'test' | 'run', args: readonly string[] = [], env: Environment = {}) =>
      spawn(process.execPath, [program(name), ...args], {
        env: { PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    /** As npm begins it, in a shell. */
    beginInShell: (name: string, env: Environment = {}) =>
      spawn('/bin/sh', ['-c', `"${process.execPath}" "${program(name)}"; exit`], {
        env: { PATH, npm_lifecycle_event: name, ...env },
        stdio: 'ignore',
      }),
  };
}
