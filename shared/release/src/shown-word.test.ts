import { LONGEST_SHOWN_WORD, shownIn, shownWord } from './shown-word';

const spot = { area: 'spot', build: 'aaaa1111' };
const badge = { area: 'c2c', build: 'bbbb2222' };

describe('what a tab says it shows', () => {
  it('is read as it was said, in whichever order', () => {
    expect(shownIn(shownWord([spot, badge]))).toEqual([badge, spot]);
    expect(shownWord([spot, badge])).toBe(shownWord([badge, spot]));
    expect(shownIn(shownWord([]))).toEqual([]);
  });

  it('stays within what a line takes, with the longest names and more than a page can show', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ area: 'a'.repeat(40), build: String(at).padStart(32, '0') }));
    const word = shownWord(many);
    expect(word.length).toBeLessThanOrEqual(LONGEST_SHOWN_WORD);
    expect(shownIn(word)).toEqual(many.slice(-16));
  });

  it('counts a build once in each tab, and believes no longer list', () => {
    expect(shownIn('{"shows":["spot/aaaa1111","spot/aaaa1111"]}')).toEqual([spot]);
    expect(shownIn(JSON.stringify({ shows: Array.from({ length: 17 }, (_, at) => `spot/${at}`) }))).toEqual([]);
  });

  it.each([
    '',
    'null',
    '"shows"',
    '{}',
    '{"shows":"spot/aaaa1111"}',
    '{"shows":',
    '[["spot"]]',
    '{"shows":["spot/aaaa1111",{"toString":1}]}',
  ])('is not %s', word => {
    expect(shownIn(word)).toEqual([]);
  });
});
