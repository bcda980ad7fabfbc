import { readRegistry } from './read-registry';
import { aBuild, releasesOf } from './sample-builds';
import { SampleSigner } from './sample-signed';
import { openSigned } from './signed-registry';
import { openSignedStore } from './signed-store';
import { nodeChecks } from './signing';

const kim = new SampleSigner();
const builds = ['aaaa1111', 'bbbb1111'].map(build => aBuild({ build }));
const registry = {
  schema: 1 as const,
  revision: 3,
  updated: '2026-11-22T10:00:00.000Z',
  areas: { spot: releasesOf(builds, { stable: 'aaaa1111', lastGood: ['bbbb1111'] }) },
};
const NOW = Date.parse('2026-11-22T12:00:00.000Z');

const open = (document: unknown, keys = [kim.key], now = NOW) =>
  openSigned(document, { keys, now, checks: nodeChecks });

/** Every so many characters one is another. */
function alterations(text: string): string[] {
  return Array.from({ length: 40 }, (_, at) => {
    const where = Math.floor((at * text.length) / 40);
    return text.slice(0, where) + (text[where] === '1' ? '2' : '1') + text.slice(where + 1);
  });
}

describe('what was signed', () => {
  it('is the registry again, word for word', async () => {
    const { document, leftOut } = await open(kim.passesOn(registry));
    expect(leftOut).toEqual([]);
    expect(readRegistry(document)).toEqual({ registry, problems: [] });
  });

  it('is refused with any byte of its pointers changed', async () => {
    const signed = kim.passesOn(registry);
    for (const said of alterations(signed.pointers.said)) {
      await expect(open({ ...signed, pointers: { ...signed.pointers, said } })).rejects.toThrow('does not hold');
    }
    for (const signature of alterations(signed.pointers.signature.slice(0, -3)).map(text => `${text}A==`)) {
      await expect(open({ ...signed, pointers: { ...signed.pointers, signature } })).rejects.toThrow('does not hold');
    }
  });

  it('points nobody at a build whose description has any byte changed', async () => {
    const signed = kim.passesOn(registry);
    const [first, ...others] = signed.descriptions;
    for (const said of alterations(first?.said ?? '')) {
      const { leftOut, document } = await open({ ...signed, descriptions: [{ ...first, said }, ...others] });
      expect(leftOut).toMatchObject([{ area: 'spot', build: 'aaaa1111' }]);
      expect(readRegistry(document).registry.areas['spot']?.builds.map(({ build }) => build)).toEqual(['bbbb1111']);
    }
  });

  it('knows a description that did not come from one that does not hold, which hides none that does', async () => {
    const signed = kim.passesOn(registry);
    const [first, second] = signed.descriptions;
    if (first === undefined || second === undefined) throw new Error('There are two.');
    const altered = { ...first, said: `${first.said} ` };
    const leftOut = async (...descriptions: object[]) => (await open({ ...signed, descriptions })).leftOut;
    expect(await leftOut(second)).toEqual([{ area: 'spot', build: 'aaaa1111', isMissing: true }]);
    expect(await leftOut(altered, second)).toEqual([{ area: 'spot', build: 'aaaa1111', isMissing: false }]);
    expect(await leftOut(altered, first, second)).toEqual([]);
    expect(await leftOut(first, altered, second)).toEqual([]);
  });

  it('does not take one description for another, nor one that was signed for another revision', async () => {
    const signed = kim.passesOn(registry);
    const other = kim.signs('description', JSON.stringify({ ...builds[0], entry: 'other.js' }));
    const { leftOut } = await open({ ...signed, descriptions: [other, signed.descriptions[1]] });
    expect(leftOut).toEqual([{ area: 'spot', build: 'aaaa1111', isMissing: false }]);
  });

  it('does not take what a team wrote into a description for pointers', async () => {
    const { pointers, descriptions } = kim.passesOn(registry);
    const disguised = kim.signs('description', pointers.said);
    await expect(open({ pointers: disguised, descriptions })).rejects.toThrow('does not hold');
  });

  it('has a signature that is read here as browsers read it, or tabs would refuse what a gateway gives out', async () => {
    const { pointers, descriptions } = kim.passesOn(registry);
    const written = (signature: string) => open({ pointers: { ...pointers, signature }, descriptions });
    const { signature } = pointers;
    for (const as of [signature, signature.replace('==', ''), `${signature.slice(0, 64)}\n${signature.slice(64)}\n`])
      await expect(written(as)).resolves.toMatchObject({ leftOut: [] });
    for (const as of [`${signature}AAAA`, `.${signature}`, `${signature.slice(0, 64)}-${signature.slice(64)}`])
      await expect(written(as)).rejects.toThrow('does not hold');
  });

  it.each([
    ['unsigned', registry, 'it is not signed'],
    ['signed by somebody else', new SampleSigner().passesOn(registry), 'a key that is not known'],
    ['expired', kim.passesOn(registry, { expires: '2026-11-22T11:59:59.000Z' }), 'it expired'],
    ['without an end', kim.passesOn(registry, { expires: 'never' }), 'it expired'],
    ['something else', kim.passesOn(registry, { areas: 7 }), 'cannot be read'],
  ])('is refused when it is %s', async (_, document, why) => {
    await expect(open(document)).rejects.toThrow(why);
  });
});

describe('a store that is signed', () => {
  const { document, descriptions } = kim.signsRegistry(registry);
  const opened = (body: unknown, texts: ReadonlyMap<string, string> = descriptions) =>
    openSignedStore({
      document: body,
      descriptionOf: (area, build) => Promise.resolve(texts.get(`${area}/${build}`) ?? null),
      keys: [kim.key],
      now: NOW,
    });

  it('gives what was signed, and the files of what is published', async () => {
    const { registry: offered, files, signed } = await opened(document);
    expect(offered).toEqual(registry);
    expect([...files.keys()]).toEqual(['spot/aaaa1111', 'spot/bbbb1111']);
    expect(signed.descriptions.map(({ said }) => said)).toEqual([...descriptions.values()]);
  });

  it('is refused when the copy for whoever does not check says something else', async () => {
    const copy = JSON.parse(JSON.stringify(document));
    copy.areas.spot.stable = 'bbbb1111';
    await expect(opened(copy)).rejects.toThrow('something else than what was signed');
    const described = JSON.parse(JSON.stringify(document));
    described.areas.spot.builds[0].entry = 'other.js';
    await expect(opened(described)).rejects.toThrow('something else than what was signed');
  });

  it('serves no file of a build that nobody signed, and none of one whose description was changed', async () => {
    const copy = JSON.parse(JSON.stringify(document));
    copy.areas.spot.builds.push({ ...aBuild({ build: 'cccc1111' }) });
    const changed = new Map(descriptions).set('spot/bbbb1111', `${descriptions.get('spot/bbbb1111')} `);
    const { files, leftOut } = await opened(copy, changed);
    expect([...files.keys()]).toEqual(['spot/aaaa1111']);
    expect(leftOut).toMatchObject([{ area: 'spot', build: 'bbbb1111' }]);
  });
});
