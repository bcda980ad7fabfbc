/** @jest-environment jest-fixed-jsdom */
import { aBuild } from '@tradefloor/release/sample-builds';
import { drawing, never } from '../testing/fake-federation';
import { createLoader, LOAD_LIMIT_MS } from './loader';

const build = aBuild({ build: 'goodgoodg' });
const ENTRY = '/builds/spot/goodgoodg/entry.js';
const answering =
  (ok: boolean, altered = ''): typeof fetch =>
  (address, { integrity } = {}) =>
    integrity && address === altered
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('', { status: ok ? 200 : 404 }));
const chunkError = Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError', request: '/x.js' });
const networkError = new Error('ScriptNetworkError: Failed to load script');

function aLoader(load: () => Promise<unknown>) {
  const purge = jest.fn();
  const loading = jest.fn(load);
  return { loader: createLoader({ load: loading, purge }), loading, purge };
}

describe('the loader', () => {
  it('tries twice, from scratch the second time', async () => {
    let tries = 0;
    const { loader, purge } = aLoader(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(drawing('it'));
    });
    await expect(loader.area(build)).resolves.toMatchObject({});
    expect(purge).toHaveBeenCalledTimes(1);
  });

  it('gives both tries one limit together (shell.load-limit)', async () => {
    jest.useFakeTimers();
    const { loader } = aLoader(never);
    const failed = loader.area(build).catch((problem: unknown) => problem);
    await jest.advanceTimersByTimeAsync(LOAD_LIMIT_MS);
    expect(await failed).toMatchObject({ kind: 'load-timeout', build: 'goodgoodg' });
    jest.useRealTimers();
  });

  it.each([
    ['a file that is not there', networkError, false, 'files-missing'],
    ['an entry that differs from its hash', networkError, true, 'integrity-refused'],
    ['a chunk that is not there', chunkError, false, 'chunk-missing'],
    ['a chunk that differs from its hash', chunkError, true, 'integrity-refused'],
    ['an entry without the expose', new Error('Module "./area" does not exist in container.'), true, 'nothing-exposed'],
    ['an entry that throws', new Error('oh'), true, 'entry-threw'],
  ])('tells %s', async (_, problem, served, kind) => {
    globalThis.fetch = answering(served, problem === networkError ? ENTRY : '');
    const { loader } = aLoader(() => Promise.reject(problem));
    await expect(loader.area(build)).rejects.toMatchObject({ kind });
  });

  it('says where nobody answered, so that the build is not blamed for it', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { loader } = aLoader(() => Promise.reject(chunkError));
    await expect(loader.area(build)).rejects.toMatchObject({ kind: 'chunk-missing', unanswered: '/x.js' });
    globalThis.fetch = answering(false);
    await expect(loader.area(build)).rejects.toMatchObject({ kind: 'chunk-missing', unanswered: null });
  });

  it('takes a line that was away for both tries and is back for no altered file', async () => {
    globalThis.fetch = answering(true);
    const { loader } = aLoader(() => Promise.reject(networkError));
    await expect(loader.area(build)).rejects.toMatchObject({ kind: 'files-missing', unanswered: ENTRY });
  });

  it('gives up what is always there and never loads: something in the browser keeps it away', async () => {
    globalThis.fetch = answering(true);
    const { loader } = aLoader(() => Promise.reject(networkError));
    const kept = aBuild({ build: 'keptaway' });
    const faults: unknown[] = [];
    for (let times = 0; times < 4; times += 1) faults.push(await loader.area(kept).catch((fault: unknown) => fault));
    const entry = '/builds/spot/keptaway/entry.js';
    expect(faults).toMatchObject(
      [entry, entry, entry, null].map(unanswered => ({ kind: 'files-missing', unanswered })),
    );
  });

  it.each([['nothing'], [{}], [{ mount: () => undefined }], [{ bootstrap: 1, mount: 2, unmount: 3 }]])(
    'takes only what has lifecycles, not %j',
    async module => {
      const { loader } = aLoader(() => Promise.resolve(module));
      await expect(loader.area(build)).rejects.toMatchObject({ kind: 'nothing-exposed' });
    },
  );
});
