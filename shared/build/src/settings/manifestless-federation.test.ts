import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const manifestless = createRequire(__filename)('./manifestless-federation.cjs') as (source: string) => string;

async function runtimeCore(file: string): Promise<string> {
  const enhanced = await realpath(path.join(__dirname, '../../node_modules/@module-federation/enhanced'));
  const tools = await realpath(path.join(enhanced, '../runtime-tools'));
  const runtime = await realpath(path.join(tools, '../runtime'));
  return readFile(path.join(runtime, '../runtime-core/dist', file), 'utf8');
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
