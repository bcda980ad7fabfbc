import type { Registry } from '@tradefloor/release';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { aboveSuite, lineToSuite } from './above-suite';

const developed = aBuild({ build: 'development', base: '/dev/spot/' });

/** What the suite says, one second after the other. */
const said = (revision: number, lever = 'aaaa1111'): Registry => ({
  schema: 1,
  revision,
  updated: `2026-11-22T10:00:0${revision}.000Z`,
  areas: {
    spot: releasesOf([aBuild({ build: 'bbbb1111' })], { stable: 'bbbb1111' }),
    lever: releasesOf([aBuild({ area: 'lever', build: lever })], { stable: lever }),
  },
});

/** As the shell weighs what nobody signed: later by its time or by its number. */
const isTaken = (news: Pick<Registry, 'revision' | 'updated'>, before: Pick<Registry, 'revision' | 'updated'>) =>
  news.updated > before.updated || news.revision > before.revision;

const markOf = ({ revision, updated }: Pick<Registry, 'revision' | 'updated'>) => `${revision}-${updated}`;

it('has the area as it is worked on, alone, and the others as they are', () => {
  const { areas } = aboveSuite(said(1), developed);
  expect(areas).toEqual({
    spot: { builds: [developed], stable: 'development', lastGood: [], blocked: [] },
    lever: said(1).areas['lever'],
  });
});

it('is above whatever the suite says later', () => {
  expect(isTaken(said(9), aboveSuite(said(1), developed))).toBe(false);
});

it('takes the news of other areas, with the area as it is worked on', () => {
  expect(isTaken(aboveSuite(said(2), developed), aboveSuite(said(1), developed))).toBe(true);
});

describe('the line to the suite', () => {
  const asked = (mark: string) => `/registry/events?keeps&mark=${encodeURIComponent(mark)}`;

  it('tells the suite what the page has as the suite calls it, so that it says what is new alone', () => {
    expect(lineToSuite(asked(markOf(aboveSuite(said(7), developed))))).toBe(asked(markOf(said(7))));
  });

  it('leaves what the suite has said itself, and every other address', () => {
    for (const address of [asked(markOf(said(7))), '/registry/events', '/api/orders?mark=1000000007-9'])
      expect(lineToSuite(address)).toBe(address);
  });
});
