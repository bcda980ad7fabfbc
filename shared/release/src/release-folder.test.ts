import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LAYOUT, newestRegistry, readHistoryEntry } from './release-folder';
import { writeRevision } from './sample-build-folder';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'store-'));
});
afterEach(() => rm(store, { recursive: true }));

async function writeRevisions(count: number): Promise<void> {
  for (let revision = 1; revision <= count; revision += 1) {
    await writeRevision(store, { schema: 1, revision, updated: '2026-11-20T10:00:00.000Z', areas: {} });
  }
}
async function newestRevision(): Promise<number | null> {
  return (await newestRegistry(store))?.revision ?? null;
}
function shows(content: string): Promise<void> {
  return writeFile(LAYOUT.registry(store), content);
}

describe('newestRegistry', () => {
  it('is none in a store where nothing was written', async () => {
    expect(await newestRegistry(store)).toBeNull();
    expect(await newestRegistry(path.join(store, 'missing'))).toBeNull();
  });

  it('is the body of the newest revision', async () => {
    await writeRevisions(12);
    expect(await newestRegistry(store)).toMatchObject({ revision: 12, document: { revision: 12 } });
  });

  it.each([
    ['lags, because a writer was killed', '{"revision":9}'],
    ['is torn', '{"revi'],
    ['is no registry', '[]'],
    ['names a revision that is not there', '{"revision":40}'],
  ])('goes by the history when registry.json %s', async (_, content) => {
    await writeRevisions(12);
    await shows(content);
    expect(await newestRevision()).toBe(12);
  });

  it('throws rather than go back when the newest cannot be read', async () => {
    await writeRevisions(2);
    await writeFile(LAYOUT.revision(store, 2), 'torn');
    await expect(newestRegistry(store)).rejects.toThrow('is not a revision of the registry');
    await writeFile(LAYOUT.revision(store, 2), '{"revision":1,"registry":{}}');
    await expect(readHistoryEntry(store, 2)).rejects.toThrow('is not a revision');
  });
});
