import { SampleGateway } from '../sample-gateway';
import { LONGEST_TEXT } from '../several/shared-figures';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { NOTHING, standingOf } from '../registry/standing';
import { Metrics } from './metrics';
import { MOST_BUILDS } from './told-builds';

const times = { loadMs: 120, mountMs: 300, longestTaskMs: 60 };
const felt = { lcpMs: 1400, inpMs: 180, cls: 0.07 };
/** All that a tab may say of a build. */
const toldOf = (named: { area: string; build: string }) => ({
  kind: 'visits',
  visits: [
    { ...named, failed: false, times },
    { ...named, failed: true, times },
  ],
  stays: [{ ...named, ...felt }],
});

it('are those that are listed: of what was pruned nothing is told any more', async () => {
  const gateway = await SampleGateway.open({ metrics: { kind: 'anyone' } });
  const report = (said: unknown) => gateway.get('/beacon', {}, { method: 'POST', body: JSON.stringify(said) });
  const everything = async () =>
    (await (await gateway.get('/metrics')).text()) + (await (await gateway.get('/metrics/all')).text());
  const [old, next] = [aBuild({ build: 'ab12cd34' }), aBuild({ build: 'ef56ab78' })];
  await gateway.release(old);
  await gateway.release(next);
  await gateway.noticed();
  for (const named of [old, next]) {
    await report(toldOf(named));
    await report({ kind: 'problem', context: named });
  }
  expect(await everything()).toContain(old.build);
  await gateway.write({ spot: releasesOf([next], { stable: next.build }) });
  await gateway.noticed();
  const left = await everything();
  expect(left).not.toContain(old.build);
  expect(left).toContain(`tradefloor_build_visits_total{area="spot",build="${next.build}",end="failed"} 1`);
  await gateway.close();
});

describe('where more are listed than anybody looks at', () => {
  const lines: string[] = [];
  let told: Metrics;
  let isListed = true;
  let changed = () => {};
  const nth = (at: number) => ({ area: 'a'.repeat(40), build: String(at).padStart(32, '0') });

  beforeEach(() => {
    lines.length = 0;
    isListed = true;
    told = new Metrics({
      id: 'abcdef012345',
      openTabs: () => 0,
      shown: () => [],
      source: {
        current: standingOf(NOTHING),
        problem: null,
        filesOf: () => (isListed ? new Map() : null),
        onChange: listener => (changed = () => listener(standingOf(NOTHING))),
      },
      exchangeReachable: () => Promise.resolve(true),
      redisReachable: null,
      log: line => lines.push(line),
    });
    for (let at = 0; at < MOST_BUILDS; at += 1) told.visited(toldOf(nth(at)));
  });

  it('are so many that another gateway takes them, however long their names are', async () => {
    for (let at = 0; at < MOST_BUILDS; at += 1) told.reported('problem', { context: nth(at) });
    expect((await told.told()).length).toBeLessThan(LONGEST_TEXT);
    expect(lines).toEqual([]);
  });

  it('are those of which something came last, and it is said that others are left out', async () => {
    told.visited(toldOf(nth(0)));
    for (const at of [1, 2]) told.visited(toldOf(nth(MOST_BUILDS + at)));
    const text = await told.text();
    expect([0, 1, 2, 3].filter(at => text.includes(nth(at).build))).toEqual([0, 3]);
    expect(text).toContain(nth(MOST_BUILDS + 2).build);
    expect(lines).toEqual([`More than ${MOST_BUILDS} builds have figures: those told of longest ago are left out`]);
  });

  it('says so again where there was room meanwhile', () => {
    told.visited(toldOf(nth(MOST_BUILDS)));
    isListed = false;
    changed();
    isListed = true;
    for (let at = 0; at <= MOST_BUILDS; at += 1) told.visited(toldOf(nth(at)));
    expect(lines).toHaveLength(2);
  });
});
