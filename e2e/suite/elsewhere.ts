import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { ROOT } from './server';

const execute = promisify(execFile);

const PNPM = 'pnpm@10.34.9';

interface Importer {
  readonly dependencies?: Readonly<Record<string, { readonly version: string }>>;
  readonly devDependencies?: Importer['dependencies'];
}

interface Lockfile {
  readonly importers: Readonly<Record<string, Importer>>;
  readonly packages: Readonly<Record<string, object>>;
  readonly snapshots: Readonly<Record<string, object>>;
}

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Installs what a repository elsewhere names, from tarballs and from the store that has been filled for this one, so
 * that no registry is asked: it would be for what a version is, unless a lockfile says it.
 */
export async function installElsewhere(folder: string): Promise<void> {
  const own: PackageJson = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const here: Lockfile = parse(await readFile(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
  await writeFile(path.join(folder, 'pnpm-lock.yaml'), JSON.stringify(await lockedAsHere(own, folder, here)));
  const { storeDir } = JSON.parse(await readFile(path.join(ROOT, 'node_modules/.modules.yaml'), 'utf8'));
  const wanted = ['install', '--offline', '--frozen-lockfile', '--ignore-scripts', '--ignore-workspace'];
  // pnpm puts its version beside the store's name by itself.
  const store = `--store-dir=${path.dirname(String(storeDir))}`;
  await runElsewhere(folder, 'npx', ['--yes', PNPM, ...wanted, store, '--reporter=append-only']);
}

/** To its end, and with what it printed where that was a bad one. Of our own packages nothing is in its reach. */
export async function runElsewhere(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  const done = execute(command, [...args], { cwd: folder, env: { PATH, HOME, CI: 'true', ...env } });
  return done.then(
    ({ stdout }) => stdout,
    (problem: { readonly stdout?: string; readonly stderr?: string }) => {
      throw new Error(`${command} ${args.join(' ')}:\n${problem.stdout ?? ''}${problem.stderr ?? ''}`);
    },
  );
}

async function lockedAsHere(own: PackageJson, folder: string, here: Lockfile) {
  const tarballs = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(isTarball);
  const known = new Map(tarballs);
  const resolved = (name: string, rooms: readonly string[]) => known.get(name) ?? versionHere(here, name, rooms);
  const packed = await Promise.all(
    tarballs.map(async ([name, tarball]) => {
      const file = path.join(folder, tarball.slice('file:'.length));
      const { stdout } = await execute('tar', ['-xzOf', file, 'package/package.json']);
      const said: PackageJson = JSON.parse(stdout);
      const rooms = [name.replace('@tradefloor/', 'shared/'), '.'];
      const needs = Object.keys({ ...said.dependencies, ...said.peerDependencies });
      const integrity = `sha512-${createHash('sha512')
        .update(await readFile(file))
        .digest('base64')}`;
      return {
        key: `${name}@${tarball}`,
        is: { resolution: { integrity, tarball }, version: said.version },
        runs: { dependencies: Object.fromEntries(needs.map(used => [used, resolved(used, rooms)])) },
      };
    }),
  );
  const wanted = (entries: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, specifier]) => [
        name,
        { specifier, version: resolved(name, ['mf-spot', '.']) },
      ]),
    );
  return {
    lockfileVersion: '9.0',
    settings: { autoInstallPeers: true, excludeLinksFromLockfile: false },
    importers: { '.': { dependencies: wanted(own.dependencies), devDependencies: wanted(own.devDependencies) } },
    packages: { ...here.packages, ...Object.fromEntries(packed.map(({ key, is }) => [key, is])) },
    snapshots: { ...here.snapshots, ...Object.fromEntries(packed.map(({ key, runs }) => [key, runs])) },
  };
}

const isTarball = ([, specifier]: readonly [string, string]): boolean => specifier.startsWith('file:');

function versionHere({ importers }: Lockfile, name: string, rooms: readonly string[]): string {
  for (const room of rooms) {
    const { dependencies, devDependencies } = importers[room] ?? {};
    const found = dependencies?.[name] ?? devDependencies?.[name];
    if (found !== undefined) return found.version;
  }
  throw new Error(`${name} is used by none of ${rooms.join(', ')}.`);
}
