import { signedIn } from '@tradefloor/release/signed-store';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from './sample-operator';

const A = 'aaaa1111';
const B = 'bbbb2222';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

function historyOf(revision: number): string {
  return path.join(kim.store, 'history', `${revision}.json`);
}

/** In a store that was never signed: what is signed cannot be rewritten. */
async function rewrite(change: (registry: Record<string, unknown>) => object): Promise<void> {
  await kim.forgetsSignatures();
  const entry = JSON.parse(await readFile(historyOf(2), 'utf8'));
  await writeFile(historyOf(2), JSON.stringify({ ...entry, registry: change(entry.registry) }));
}

it('has not expired where the clock of whoever writes is behind', async () => {
  await kim.publishes(A);
  kim.pass(-400 * 86_400_000);
  await kim.does(`promote spot ${A}`);
  expect(await kim.registry()).toMatchObject({ updated: '2026-11-20T10:00:00.001Z' });
  expect(JSON.parse(signedIn(await kim.registry())?.said ?? '')).toMatchObject({ expires: '2027-02-18T10:00:00.001Z' });
});

describe('a registry that this version cannot read whole', () => {
  beforeEach(async () => {
    await kim.publishes(A);
    await kim.does(`publish ${await kim.builds({ area: 'lever', build: B })}`);
  });

  it('writes back what it does not know, and what it cannot read of other areas', async () => {
    const strange = { builds: [{ new: 'shape' }], canary: 7 };
    await rewrite(registry => ({
      ...registry,
      signedBy: 'key',
      areas: { ...Object(registry['areas']), lever: strange },
    }));
    await kim.does(`promote spot ${A}`);
    expect(await kim.registry()).toMatchObject({ signedBy: 'key', areas: { lever: strange, spot: { stable: A } } });
    expect(await kim.types('promote lever bbbb')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('rollback --to-revision'),
    });
    expect(await kim.types('status')).toMatchObject({ exit: 0, out: expect.stringContaining('! build 1 of lever') });
    await kim.does('rollback --to-revision 1');
    expect(await kim.does('status')).not.toContain('!');
  });

  it('does not write over a newer schema', async () => {
    await rewrite(registry => ({ ...registry, schema: 2 }));
    expect(await kim.types(`promote spot ${A}`)).toMatchObject({
      exit: 1,
      err: expect.stringContaining('use the newer version'),
    });
  });

  it.each([
    ['a body that is no registry', () => rewrite(() => ({}))],
    ['a revision that is no JSON', () => writeFile(historyOf(2), 'torn')],
  ])('answers 4 for %s', async (_, spoil) => {
    await spoil();
    for (const line of ['status', `promote spot ${A}`]) expect(await kim.types(line)).toMatchObject({ exit: 4 });
  });

  it('does not need registry.json', async () => {
    await writeFile(path.join(kim.store, 'registry.json'), 'torn');
    await kim.does(`promote spot ${A}`);
    expect(await kim.registry()).toMatchObject({ revision: 3 });
  });

  it('goes on from the revision before when a damaged one is moved away', async () => {
    await writeFile(historyOf(2), 'torn');
    await rm(historyOf(2));
    expect(await kim.does('status')).toContain('Revision 1,');
    await kim.does('renew');
    await kim.does(`promote spot ${A}`);
    expect(await kim.registry()).toMatchObject({ revision: 3, areas: { spot: { stable: A } } });
  });
});
