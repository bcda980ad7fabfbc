import { buildOneBundle, type OneBundle } from '@tradefloor/build/reference';
import { readRegistry, type Registry } from '@tradefloor/release';
import { LAYOUT, newestRegistry } from '@tradefloor/release/folder';
import { freePort } from '@tradefloor/release/free-port';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startServer } from '../../suite/server';
import type { Bench } from '../bench';

/**
 * The same code without federation, behind a gateway of the same kind and before the same exchange. Its page is as well
 * prepared as ours: the registry is inlined, and what the address needs first is preloaded.
 */
export async function startOneBundle(bench: Bench): Promise<string> {
  const suite = await bench.suite();
  bench.say('Building the same code as one bundle …');
  const bundle = await buildOneBundle();
  const store = path.join(suite.folder, 'one-bundle');
  const published = await newestRegistry(suite.store);
  if (published === null) throw new Error('Nothing is published.');
  await write(store, ofOneBundle(readRegistry(published.document).registry, bundle));
  const port = await freePort();
  const gateway = await startServer('shell/gateway/src/main.ts', port, {
    PORT: String(port),
    EXCHANGE_URL: suite.exchange.url,
    TRADEFLOOR_STORE: store,
    // Nobody has signed what was made of it here.
    TRADEFLOOR_KEYS: path.join(suite.folder, 'no-keys'),
    TRADEFLOOR_STATE: path.join(suite.folder, 'one-bundle-gateway'),
    SHELL_DIST: bundle.folder,
  });
  bench.later(() => gateway.stop());
  return gateway.url;
}

/** Routes and menus as published; the files are the bundle's own. */
function ofOneBundle(published: Registry, { files, first }: OneBundle): Registry {
  const areas = Object.entries(published.areas).map(([area, releases]) => {
    const needed = first[area];
    const texts = Object.fromEntries(Object.entries(needed?.texts ?? {}).map(([code, of]) => [code, [...of]]));
    const builds = releases.builds.map(build => ({
      ...build,
      base: '/shell/',
      preload: [...(needed?.area ?? [])],
      routes: build.routes.map(route => ({ ...route, preload: [...(needed?.screens.get(route.path) ?? [])] })),
      texts,
      files: [...files],
    }));
    return [area, { ...releases, builds }] as const;
  });
  return { ...published, areas: Object.fromEntries(areas) };
}

async function write(store: string, registry: Registry): Promise<void> {
  const { revision } = registry;
  const entry = { revision, at: registry.updated, by: 'bench', command: 'bench', why: null, registry };
  await mkdir(LAYOUT.history(store), { recursive: true });
  await writeFile(LAYOUT.revision(store, revision), JSON.stringify(entry));
  await writeFile(LAYOUT.registry(store), JSON.stringify(registry));
}
