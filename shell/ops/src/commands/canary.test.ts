import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SampleOperator } from '../sample-operator';

const OLD = 'aaaa1111';
const NEW = 'bbbb2222';
const HOUR = 3_600_000;

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(OLD, NEW);
  await kim.does(`promote spot ${OLD}`);
});
afterEach(() => kim.leave());

interface Visited {
  readonly whole: number;
  readonly failed?: number;
  readonly slow?: number;
}

/** As a gateway writes it that has counted so much since it started. */
function said(counts: Readonly<Record<string, Visited>>): string {
  return Object.entries(counts)
    .flatMap(([build, { whole, failed = 0, slow = 0 }]) => {
      const of = `area="spot",build="${build}"`;
      const mounts = (edge: string, count: number) =>
        `tradefloor_build_mount_seconds_bucket{le="${edge}",${of}} ${count}`;
      return [
        `tradefloor_build_visits_total{${of},end="whole"} ${whole}`,
        `tradefloor_build_visits_total{${of},end="failed"} ${failed}`,
        mounts('0.2', whole - slow),
        mounts('0.297', whole - slow),
        mounts('+Inf', whole),
      ];
    })
    .join('\n');
}

/** Each look meets the next of these, and the last one ever after. */
function gatewaySays(...looks: Array<Readonly<Record<string, Visited>>>): void {
  kim.env['GATEWAYS'] = 'http://one:8080';
  let at = 0;
  kim.gateways.set('one:8080', said(looks[0] ?? {}));
  kim.whilePaused = () => {
    at = Math.min(at + 1, looks.length - 1);
    kim.gateways.set('one:8080', said(looks[at] ?? {}));
  };
}

const history = async (revision: number) =>
  JSON.parse(await readFile(path.join(kim.store, 'history', `${revision}.json`), 'utf8'));

const TRY = `canary spot ${NEW} --percent 10 --steps 50 --visits 100 --minutes 0`;

describe('a build that does well', () => {
  it('is widened after enough visits, and promoted after the last share', async () => {
    gatewaySays(
      { [OLD]: { whole: 5000 } },
      { [OLD]: { whole: 5900 }, [NEW]: { whole: 99 } },
      { [OLD]: { whole: 6000 }, [NEW]: { whole: 110 } },
      { [OLD]: { whole: 6100 }, [NEW]: { whole: 215 } },
    );
    const out = await kim.does(TRY);
    expect(out).toContain(`spot ${NEW} is stable, after ${OLD}`);
    expect(await kim.pointers('spot')).toEqual({ stable: NEW, lastGood: [OLD], blocked: [] });
    const wider = await history(5);
    expect(wider.registry.areas.spot.canary).toMatchObject({ build: NEW, percent: 50 });
    expect(wider.canary).toMatchObject({ tried: { visits: 110, failed: 0 }, stable: { visits: 1000 }, against: null });
    expect((await history(6)).why).toContain('215 visits with it and 1100 without');
  });

  it('waits as long as it is doubtful, and while the minutes have not passed', async () => {
    gatewaySays({ [OLD]: { whole: 0 } }, { [OLD]: { whole: 900 }, [NEW]: { whole: 150, failed: 3 } });
    let looks = 0;
    const before = kim.whilePaused;
    kim.whilePaused = async () => {
      await before();
      looks += 1;
      if (looks === 20) await kim.does('canary spot --end');
    };
    expect(await kim.types(TRY)).toMatchObject({ exit: 1, out: expect.stringContaining('is no longer tried') });
    expect((await kim.registry()).revision).toBe(5);
  });
});

describe('a build that does not', () => {
  it('is taken back when it fails where the stable one does not, with what was seen', async () => {
    gatewaySays({ [OLD]: { whole: 100 } }, { [OLD]: { whole: 190 }, [NEW]: { whole: 4, failed: 6 } });
    const { exit, out } = await kim.types(TRY);
    expect([exit, out]).toEqual([1, expect.stringContaining('is taken back (revision 5)')]);
    expect(await kim.pointers('spot')).toEqual({ stable: OLD, lastGood: [], blocked: [] });
    const { why, canary, by } = await history(5);
    expect(why).toMatch(/worse by failed, sure to 9\d\.\d %/);
    expect(canary).toMatchObject({ tried: { visits: 10, failed: 6 }, against: 'failed' });
    expect(by).toBe('kim');
  });

  it('is taken back when it comes on screen late', async () => {
    gatewaySays(
      { [OLD]: { whole: 1000, slow: 50 } },
      { [OLD]: { whole: 1900, slow: 95 }, [NEW]: { whole: 90, slow: 60 } },
    );
    const { exit, out } = await kim.types(TRY);
    expect([exit, out]).toEqual([1, expect.stringContaining('worse by slow')]);
  });
});

describe('several gateways', () => {
  it('are counted together, also when one is away and when one begins anew', async () => {
    kim.env['GATEWAYS'] = 'http://one:8080,http://two:8080';
    const looks: Array<[string, string | null]> = [
      [said({ [OLD]: { whole: 10 } }), said({ [OLD]: { whole: 900 } })],
      [said({ [OLD]: { whole: 460 }, [NEW]: { whole: 60 } }), null],
      [said({ [OLD]: { whole: 20 }, [NEW]: { whole: 2 } }), said({ [OLD]: { whole: 1350 }, [NEW]: { whole: 60 } })],
    ];
    const next = () => {
      const [one = '', two = null] = looks.shift() ?? [];
      if (one !== '') kim.gateways.set('one:8080', one);
      if (two === null) kim.gateways.delete('two:8080');
      else kim.gateways.set('two:8080', two);
    };
    next();
    kim.whilePaused = next;
    expect(await kim.does(`canary spot ${NEW} --percent 10 --steps 10 --visits 100 --minutes 0`)).toContain(
      'is stable',
    );
    expect((await history(5)).canary).toMatchObject({ tried: { visits: 122 }, stable: { visits: 920 } });
  });
});

describe('what stands meanwhile', () => {
  const begin = async () => {
    gatewaySays({});
    kim.whilePaused = () => {
      throw new Error('left');
    };
    await expect(kim.types(TRY)).rejects.toThrow('left');
  };

  it('says its share in the status, and ends after a day in which nobody looks', async () => {
    await begin();
    expect(await kim.does('status spot')).toContain(`${NEW} 10 %`);
    const { canary } = await kim.pointers('spot');
    expect(Date.parse(canary?.until ?? '')).toBeLessThanOrEqual(Date.parse('2026-11-20T10:00:00.000Z') + 24 * HOUR);
  });

  it('goes on being watched by whoever asks', async () => {
    await begin();
    gatewaySays({ [OLD]: { whole: 100 } }, { [OLD]: { whole: 190 }, [NEW]: { whole: 4, failed: 6 } });
    expect((await kim.types('canary spot')).out).toContain('is taken back');
  });

  it('is what was asked when its beginning is typed again, from where it stands; another share is not', async () => {
    await begin();
    expect(await kim.does(`${TRY} --begin`)).toBe(`spot ${NEW} is already tried on 10 % (revision 4).`);
    expect((await kim.types(`canary spot ${NEW} --percent 20 --begin`)).err).toContain('is being tried');
    kim.pass(25 * HOUR);
    expect(await kim.does(`${TRY} --begin`)).toBe(`spot ${NEW} is tried on 10 % (revision 5).`);
    gatewaySays({ [OLD]: { whole: 100 } }, { [OLD]: { whole: 190 }, [NEW]: { whole: 4, failed: 6 } });
    expect((await kim.types(TRY)).out).toContain('is taken back');
  });

  it('is ended once, however often that is typed', async () => {
    await begin();
    expect(await kim.does('canary spot --end')).toContain(`${NEW} is no longer tried (revision 5)`);
    expect(await kim.does('canary spot --end')).toBe(`spot has no canary: everybody gets ${OLD}.`);
  });

  it('is ended by a rollback and by a block of it, and keeps another build from being promoted', async () => {
    await begin();
    await kim.publishes('cccc3333');
    const refused = await kim.types('promote spot cccc3333');
    expect([refused.exit, refused.err]).toEqual([1, expect.stringContaining('is being tried: end that first')]);
    await kim.does(`block spot ${NEW}`);
    expect(await kim.pointers('spot')).toEqual({ stable: OLD, lastGood: [], blocked: [NEW] });
  });

  it('keeps its build from being pruned', async () => {
    await begin();
    kim.pass(90 * 24 * HOUR);
    expect(await kim.does('prune --keep 0 --dry-run')).toContain('Nothing would go');
  });
});

it.each([
  ['a stable build', `canary spot ${OLD}`, 'is stable already'],
  ['an area without one', 'canary lever aaaa', 'There is no area "lever"'],
  ['no build where none is tried', 'canary spot', 'spot has no canary'],
  ['no share', `canary spot ${NEW} --percent 0`, 'A share is a percent'],
  ['shares that shrink', `canary spot ${NEW} --percent 10 --steps 50,25`, 'percents that grow'],
  ['an end in no area', 'canary lever --end', 'There is no area "lever"'],
])('refuses %s', async (_, line, reason) => {
  const { exit, err } = await kim.types(line);
  expect(exit).toBeGreaterThan(0);
  expect(err).toContain(reason);
  expect((await kim.registry()).revision).toBe(3);
});
