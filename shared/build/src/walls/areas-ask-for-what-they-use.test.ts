import { beyondRange, usedIn } from '../promised/platform-needs';
import { filesOf, isTest, sources } from './sources';

it.each([
  ['void platform.refresh(userTopic);', ['refresh']],
  ['const { http, refresh: again } = usePlatform();', ['http', 'refresh']],
  ['const { confirm } = platform;', ['confirm']],
  ['platform.refresh?.(userTopic); // platform.bus', []],
])('in %j are used %j', (source, used) => {
  expect(usedIn(source)).toEqual(used);
});

it('says what a range does not promise, and since when it is there', () => {
  const area = "export default defineArea({ name: 'copy', platform: '^1.0.0' });";
  expect(beyondRange(area, ['platform.http(call); platform.refresh(topic);'])).toEqual([
    'platform.refresh came with 1.3.0; the range is ^1.0.0',
  ]);
});

/** The rooms that an area carries with it, by its package.json. */
const carriedBy = (area: string) =>
  ['area', 'trading', 'market'].filter(room =>
    filesOf(/^package\.json$/, area).some(({ text }) => text.includes(`"@tradefloor/${room}"`)),
  );

const areas = filesOf(/^area\.ts$/).filter(({ path }) => /^(mf-[^/]+|shell\/ops\/screen)\/area\.ts$/.test(path));

it('finds the areas', () => {
  expect(areas.length).toBeGreaterThan(6);
});

describe.each(areas.map(({ path, text }) => [path.replace('/area.ts', ''), text] as const))('%s', (area, text) => {
  it('asks for a platform that has all that it uses', () => {
    const used = [area, ...carriedBy(area).map(room => `shared/${room}`)]
      .flatMap(folder => sources(folder))
      .filter(source => !isTest(source) && !source.path.includes('/testing/'));
    expect(
      beyondRange(
        text,
        used.map(source => source.text),
      ),
    ).toEqual([]);
  });
});
