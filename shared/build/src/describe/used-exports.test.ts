import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { callsAmong } from './calls-made';
import { usedExports } from './used-exports';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'carried-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SOURCES = {
  'package.json': '{"type":"module","sideEffects":false}',
  'calls/make.js': 'export const call = (name, path) => ({ name, path });',
  'calls/orders.js': `import { call } from './make.js';
    export const place = /* @__PURE__ */ call('place', '/place');
    export const cancel = /* @__PURE__ */ call('cancel', '/cancel');`,
  // Asked for by two chunks, and alone in asking for another: the first of those that are joined.
  'calls/wallet.js': `import { call } from './make.js';
    import { OUT } from './wallet-paths.js';
    export const withdraw = /* @__PURE__ */ call('withdraw', OUT);`,
  'calls/wallet-paths.js': "export const OUT = '/wallet/out';",
  'calls/lists.js': `import { call } from './make.js';
    export const list = /* @__PURE__ */ call('list', '/list');`,
  'calls/index.js': `export { place, cancel } from './orders.js';
    export { withdraw } from './wallet.js';
    export { list } from './lists.js';`,
  'room.js': `import { cancel, list } from './calls/index.js';
    export const cancelled = () => cancel;
    export const listed = () => list;`,
  'later.js': "import { withdraw } from './calls/index.js'; globalThis.later = withdraw;",
  // It names more than it uses, and carries a room of which it uses a part.
  'main.js': `import { cancel, place, withdraw } from './calls/index.js';
    import { listed } from './room.js';
    globalThis.now = [place, listed, withdraw];
    globalThis.open = () => import('./later.js');`,
};

async function compiled(): Promise<Compilation> {
  for (const [name, text] of Object.entries(SOURCES)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'out') },
    optimization: { minimize: false },
  });
  return new Promise((resolve, reject) => {
    compiler?.run((failure, stats) => {
      compiler.close(() => (stats && !stats.hasErrors() ? resolve(stats.compilation) : reject(failure ?? stats)));
    });
  });
}

it('finds what a build carries, in what is joined and in what comes later, and nothing that was dropped', async () => {
  const used = usedExports(await compiled()).map(({ file, names }) => [path.relative(folder, file), names] as const);
  expect(Object.fromEntries(used.filter(([file]) => file.startsWith('calls/')))).toEqual({
    'calls/make.js': ['call'],
    'calls/orders.js': ['place'],
    'calls/wallet.js': ['withdraw'],
    'calls/wallet-paths.js': ['OUT'],
    'calls/lists.js': ['list'],
  });
});

it('knows calls from all else that a contract exports', () => {
  const contract = {
    placeOrder: { method: 'POST', path: '/api/transaction/:side', movesMoney: true, payload: {} },
    listOrders: { method: 'GET', path: '/api/orders', movesMoney: false },
    aShape: { read: () => null },
    newOrder: { event: 'order', audience: 'user' },
    NO_CURRENCY: '',
    nothing: null,
  };
  const names = Object.keys(contract);
  expect(callsAmong(contract, names)).toEqual(['POST /api/transaction/:side', 'GET /api/orders']);
  expect(callsAmong(contract, ['listOrders', 'not there'])).toEqual(['GET /api/orders']);
});
