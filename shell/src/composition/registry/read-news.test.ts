/** @jest-environment jsdom */
import { onlyFor, onlyOffered, type Registry, withCanaries, withOverrides } from '@tradefloor/release';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { SampleSigner } from '@tradefloor/release/sample-signed';
import { webcrypto } from 'node:crypto';
import { readNews, weighed } from './read-news';

const kim = new SampleSigner();

function registryOf(revision: number, stable: string): Registry {
  const updated = `2026-11-22T10:00:0${revision}.000Z`;
  const builds = ['aaaa1111', 'bbbb1111'].map(build => aBuild({ build }));
  return { schema: 1, revision, updated, areas: { spot: releasesOf(builds, { stable, lastGood: [] }) } };
}

const inPage = (registry: Registry): Registry => JSON.parse(JSON.stringify(onlyFor(registry, '1.0.0', 2)));

async function heard(document: unknown, current: Registry, keys: readonly string[] | null = [kim.key], isWhole = true) {
  const problems: string[] = [];
  const report = (problem: unknown) => problems.push(String(problem));
  const news = await readNews(document, { keys, overrides: [], current, isWhole, report }).catch(() => null);
  return { news, problems };
}

const before = globalThis.crypto;
const withCrypto = (crypto: unknown) =>
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
beforeEach(() => withCrypto(webcrypto));
afterEach(() => withCrypto(before));

const current = inPage(registryOf(1, 'aaaa1111'));

describe('what a tab is told', () => {
  it('is taken as it was signed', async () => {
    const next = registryOf(2, 'bbbb1111');
    const { news, problems } = await heard(kim.passesOn(next), current);
    expect(news).toEqual({ registry: onlyOffered(next), keys: [kim.key], corrects: false, runsOut: Infinity });
    expect(problems).toEqual([]);
  });

  it('is refused when it was altered, and reported once', async () => {
    const signed = kim.passesOn(registryOf(2, 'bbbb1111'));
    const said = signed.pointers.said.replace('bbbb1111', 'cccc1111');
    const altered = { ...signed, pointers: { ...signed.pointers, said } };
    expect(await heard(altered, current)).toEqual({
      news: null,
      problems: [expect.stringContaining('TF-1301 registry refused: its signature does not hold')],
    });
    expect(await heard(altered, current)).toEqual({ news: null, problems: [] });
  });

  it('is refused when nobody signed it, though it is a registry', async () => {
    expect((await heard(registryOf(2, 'bbbb1111'), current)).news).toBeNull();
    expect((await heard(registryOf(2, 'bbbb1111'), current, null)).news?.registry.revision).toBe(2);
  });

  it('goes by the keys that the last one named', async () => {
    const next = new SampleSigner();
    const { news } = await heard(kim.passesOn(registryOf(2, 'aaaa1111'), { keys: [kim.key, next.key] }), current);
    expect((await heard(next.passesOn(registryOf(3, 'aaaa1111')), current, news?.keys ?? [])).news?.keys).toEqual([
      next.key,
    ]);
  });

  it('corrects a page that was altered on its way, and nothing of one that was not', async () => {
    const signed = kim.passesOn(registryOf(1, 'aaaa1111'));
    expect((await heard(signed, current)).news?.corrects).toBe(false);
    const altered: Registry = JSON.parse(JSON.stringify(current).replace('"entry":"entry.js"', '"entry":"other.js"'));
    const { news, problems } = await heard(signed, altered);
    expect(news?.corrects).toBe(true);
    expect(problems).toEqual([expect.stringContaining('the page had another one than was signed')]);
    const unblocked: Registry = JSON.parse(JSON.stringify(current).replace('"stable":"aaaa1111"', '"stable":null'));
    expect((await heard(signed, unblocked)).news?.corrects).toBe(true);
  });

  it('is taken unchecked where the browser cannot check it, and that is reported', async () => {
    withCrypto(undefined);
    const { news, problems } = await heard(kim.passesOn(registryOf(2, 'bbbb1111')), current);
    expect(news?.registry.revision).toBe(2);
    expect(problems).toEqual([expect.stringContaining('TF-1302')]);
  });
});

describe('what is new alone', () => {
  const described = ({ pointers, descriptions }: ReturnType<typeof kim.passesOn>, ...builds: string[]) => ({
    pointers,
    descriptions: descriptions.filter(({ said }) => builds.some(build => said.includes(`"${build}"`))),
  });
  const listing = (...builds: string[]): Registry => ({
    ...registryOf(2, 'bbbb1111'),
    areas: {
      spot: releasesOf(
        ['bbbb1111', ...builds].map(build => aBuild({ build })),
        { stable: 'bbbb1111', lastGood: builds },
      ),
    },
  });
  const stood = kim.passesOn(listing('aaaa1111'));
  const after = listing('aaaa1111', 'cccc1111');
  const fresh = described(kim.passesOn(after), 'cccc1111');

  it('is read with what came before', async () => {
    await heard(stood, current);
    const { news, problems } = await heard(fresh, current, [kim.key], false);
    expect(news?.registry).toEqual(onlyOffered(after));
    expect(problems).toEqual([]);
  });

  it('is not read by who was not there for that, and nobody is accused', async () => {
    await heard(described(kim.passesOn(registryOf(1, 'aaaa1111'))), current);
    expect(await heard(fresh, current, [kim.key], false)).toEqual({ news: null, problems: [] });
  });

  it('is told of where it was altered', async () => {
    await heard(stood, current);
    const descriptions = fresh.descriptions.map(each => ({ ...each, said: each.said.replace('entry.js', 'other.js') }));
    expect(await heard({ ...fresh, descriptions }, current, [kim.key], false)).toEqual({
      news: null,
      problems: [expect.stringContaining('the description of spot cccc1111')],
    });
  });
});

describe('a canary', () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const trying = (percent: number, ends = until): Registry => {
    const known = registryOf(1, 'aaaa1111');
    const { spot = releasesOf([]) } = known.areas;
    return { ...known, areas: { spot: { ...spot, canary: { build: 'bbbb1111', percent, until: ends } } } };
  };
  const stableOf = (registry: Registry | undefined) => registry?.areas['spot']?.stable;

  it('is what the browsers get that it is tried on, which keep the number that they drew', async () => {
    const { news } = await heard(kim.passesOn({ ...trying(100), updated: '2026-11-22T10:00:05.000Z' }), current);
    expect(stableOf(news?.registry)).toBe('bbbb1111');
    expect(document.cookie).toMatch(/tf_draw=\d{1,4}/);
  });

  it('accuses nobody of having altered a page that was written before it ended', async () => {
    const over = trying(100, '2020-01-01T00:00:00.000Z');
    const page = inPage(withCanaries(trying(100), 7, new Date()));
    const { news, problems } = await heard(kim.passesOn(over), page);
    expect([stableOf(news?.registry), problems]).toEqual(['aaaa1111', []]);
  });

  it.each([
    ['signed', [kim.key]],
    ['where nobody signs', null],
  ])('is left by the page that has it once it has run out (%s)', async (_, keys) => {
    const given = inPage(withCanaries(trying(100), 7, new Date()));
    const said = (ends: string) => (keys ? kim.passesOn(trying(100, ends)) : trying(100, ends));
    const during = await heard(said(until), given, keys);
    expect([during.news?.corrects, during.news?.runsOut]).toEqual([false, Date.parse(until)]);
    const after = await heard(said('2020-01-01T00:00:00.000Z'), given, keys);
    expect([after.news?.corrects, after.news?.runsOut, stableOf(after.news?.registry)]).toEqual([
      true,
      Infinity,
      'aaaa1111',
    ]);
  });

  it('is kept by who has chosen to be shown it', async () => {
    const overrides = [aBuild({ build: 'bbbb1111' })];
    const chosen = withOverrides(withCanaries(trying(100), 7, new Date()), overrides);
    const known = { keys: [kim.key], overrides, current: inPage(chosen), isWhole: true, report: () => undefined };
    const news = await readNews(kim.passesOn(trying(100, '2020-01-01T00:00:00.000Z')), known);
    expect([news?.corrects, stableOf(news?.registry)]).toEqual([false, 'bbbb1111']);
  });

  it('corrects what stood when it was read, and nothing later that was taken meanwhile', () => {
    const [registry, later] = [registryOf(1, 'aaaa1111'), registryOf(2, 'bbbb1111')];
    const news = { registry, keys: [kim.key], corrects: true, runsOut: Infinity };
    const standing = { keys: [kim.key], declined: null, report: () => undefined };
    const isTaken = (now: Registry) => weighed(news, { ...standing, current: now }).isTaken;
    expect([isTaken(registry), isTaken(later)]).toEqual([true, false]);
  });
});
