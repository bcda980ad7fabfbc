import type { Build } from '@tradefloor/release';
import * as z from 'zod/mini';

const registry = z.looseObject({
  revision: z.number(),
  updated: z.string(),
  areas: z.record(z.string(), z.unknown()),
});

/**
 * What the suite's line says has the published build of the area in it: the page must not take it. Above it by its number
 * and by its time, for a tab takes what is later by either. At the suite's next word, each half a minute, it asks for our
 * own, which is later too, and brings what is new of other areas.
 */
const ABOVE_ALL = 1_000_000_000;
/** Before a moment: no year begins with it. */
const LATER = '9';

/** The suite's registry with this build as the only one of its area: what goes wrong with it must be seen. */
export function aboveSuite(document: unknown, build: Build) {
  const { revision, updated, areas, ...rest } = registry.parse(document);
  const releases = { builds: [build], stable: build.build, lastGood: [], blocked: [] };
  return {
    ...rest,
    revision: revision + ABOVE_ALL,
    updated: LATER + updated,
    areas: { ...areas, [build.area]: releases },
  };
}

const LINE_WITH_MARK = new RegExp(`^(/registry/events\\?(?:.*&)?mark=)(\\d{10,})-${LATER}(?=\\d{4}-)`);

/**
 * The page says on its line which registry it has. By the suite's own name of it the suite keeps silent where nothing is
 * new; what it said at each new line the page would believe after a while, since it goes on being said.
 */
export function lineToSuite(address: string): string {
  return address.replace(LINE_WITH_MARK, (_, line: string, revision: string) => {
    // oxlint-disable-next-line tradefloor/money-is-no-number -- the number of a revision
    return `${line}${Number(revision) - ABOVE_ALL}-`;
  });
}
