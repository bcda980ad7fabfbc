/** @jest-environment jest-fixed-jsdom */
import { aBuild } from '@tradefloor/release/sample-builds';
import { isAltered } from './is-altered';

const LATE = '/builds/spot/ab12cd34/0a69543d6718.js';
const build = aBuild({});
const entry = build.base + build.entry;
const [file] = build.files;
const listed = file?.integrity ?? '';

/** As a browser has it: a file with the hash that it really has, refused to whoever names another. */
function serving(files: Record<string, { readonly text?: string; readonly hash: string }>): string[] {
  const asked: string[] = [];
  globalThis.fetch = (address, { integrity = '' } = {}) => {
    const path = new URL(address as string, 'http://localhost').pathname;
    asked.push(path);
    const { text = '', hash } = files[path] ?? { hash: '' };
    return hash === '' || (integrity !== '' && integrity !== hash)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(text));
  };
  return asked;
}

const theEntry = { hash: listed, text: 'var h=({"2063dd094d90.css":"sha384-css","0a69543d6718.js":"sha384-late"});' };

describe('a file that did not load', () => {
  it.each([
    ['is what the registry vouches for', entry, { [entry]: theEntry }, false],
    ['is not what the registry vouches for', entry, { [entry]: { hash: 'sha384-other' } }, true],
    ['is what its entry vouches for', LATE, { [entry]: theEntry, [LATE]: { hash: 'sha384-late' } }, false],
    ['is not what its entry vouches for', LATE, { [entry]: theEntry, [LATE]: { hash: 'sha384-other' } }, true],
    ['has a hash that nobody says', `${LATE}.map`, { [entry]: theEntry, [`${LATE}.map`]: { hash: 'any' } }, true],
    ['is away again', entry, {}, false],
    ['is away again with its entry', LATE, {}, false],
  ])('%s', async (_, address, files, altered) => {
    serving(files);
    expect(await isAltered(address, build)).toBe(altered);
    expect(await isAltered(`http://localhost${address}`, build)).toBe(altered);
  });

  it('is asked for no second time where its hash is as it should be', async () => {
    const asked = serving({ [entry]: theEntry });
    await isAltered(entry, build);
    expect(asked).toEqual([entry]);
  });
});
