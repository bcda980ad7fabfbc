import { build, type Plugin } from 'esbuild';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
const FOLDER = path.join(ROOT, '.tradefloor/test/programs');

const made = new Map<string, Promise<string>>();

/**
 * A program of the repository as one script: compiled once, however often it is started and killed, where each start
 * through the compiler takes three times as long.
 */
export function programOf(entry: string): Promise<string> {
  const known = made.get(entry) ?? make(entry);
  made.set(entry, known);
  return known;
}

async function make(entry: string): Promise<string> {
  const name = path.relative(ROOT, path.resolve(ROOT, entry)).replaceAll(/[/.]/g, '-');
  const outfile = path.join(FOLDER, `${name}-${process.pid}.mjs`);
  await mkdir(FOLDER, { recursive: true });
  await build({
    entryPoints: [path.resolve(ROOT, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    keepNames: true,
    logLevel: 'silent',
    plugins: [OWN_FILES_ALONE],
  });
  return outfile;
}

/** Packages from outside stay where they are, and each file of ours goes on knowing where it was. */
const OWN_FILES_ALONE: Plugin = {
  name: 'own-files-alone',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path: wanted, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolving' || wanted.startsWith('node:') || wanted.startsWith('@tradefloor/')) return null;
      const found = await bundle.resolve(wanted, { kind, resolveDir, pluginData: 'resolving' });
      return found.errors.length > 0 ? found : { path: found.path, external: true };
    });
    bundle.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const place = JSON.stringify(pathToFileURL(file).href);
      return { loader: 'ts', contents: text.replaceAll('import.meta.url', place) };
    });
  },
};
