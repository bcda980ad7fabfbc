import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const manifestless = createRequire(__filename)('./manifestless-federation.cjs') as (source: string) => string;

async function federations(name: 'runtime' | 'webpack-bundler-runtime'): Promise<string> {
  const enhanced = await realpath(path.join(__dirname, '../../node_modules/@module-federation/enhanced'));
  const tools = await realpath(path.join(enhanced, '../runtime-tools'));
  return realpath(path.join(tools, '..', name));
}

async function runtimeCore(file: string): Promise<string> {
  return readFile(path.join(await federations('runtime'), '../runtime-core/dist', file), 'utf8');
}

test('takes the reader of manifests, and leaves what else asks for it', async () => {
  const source = await runtimeCore('plugins/snapshot/SnapshotHandler.js');
  const taken = manifestless(source);
  expect(source).toContain('loadManifestSnapshot');
  expect(taken).not.toContain('loadManifestSnapshot');
  expect(taken).toContain('function getGlobalRemoteInfo(');
  expect(taken).toContain('export { SnapshotHandler, getGlobalRemoteInfo };');
});

test('takes the preloading of what a manifest lists, and nothing beside it', async () => {
  const source = await runtimeCore('remote/index.js');
  const methods = (text: string) => text.match(/^\t(async )?\w+\(.*\) \{$/gm)?.map(line => line.trim());
  const taken = manifestless(source);
  expect(methods(taken)).toEqual(methods(source)?.filter(line => !line.startsWith('async preloadRemote(')));
  expect(methods(taken)).not.toEqual(methods(source));
});

test('takes the preloading out of what helps, and leaves what areas built before ask for', async () => {
  const source = await runtimeCore('helpers.js');
  const lines = source.split('\n');
  expect(manifestless(source).split('\n').filter(Boolean)).toEqual(
    lines.filter(line => line !== '\t\tpreloadAssets,' && line !== ''),
  );
  expect(lines).toContain('\t\tpreloadAssets,');
});

test('takes the choice among shaken packages, and starts the runtime as before', async () => {
  const source = await readFile(path.join(await federations('webpack-bundler-runtime'), 'dist/init.js'), 'utf8');
  const taken = manifestless(source);
  expect(source).toContain('treeShakingSharePlugin');
  expect(taken).not.toContain('treeShakingSharePlugin');
  expect(taken).toContain('return runtime.init(initOptions);');
  expect(taken).toMatch(/^function init\(\{ webpackRequire \}\) \{$[^]*^\}$/m);
});
