import { SampleOperator } from '../sample-operator';

const OLD = 'aaaa1111';
const NEW = 'bbbb2222';
const TRY = `canary spot ${NEW} --percent 10 --steps 10 --visits 100 --minutes 0`;

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  kim.env['GATEWAYS'] = 'http://one:8080';
  await kim.publishes(OLD, NEW);
  await kim.does(`promote spot ${OLD}`);
});
afterEach(() => kim.leave());

const counted = (build: string, end: 'whole' | 'failed', count: number) =>
  `tradefloor_build_visits_total{area="spot",build="${build}",end="${end}"} ${count}`;

/** How many of a build's visits were on screen within 0.05 s; the others within 0.1 s. */
function mounted(build: string, quick: number, all: number): string {
  const edges = { '0.05': quick, '0.1': all, '0.2': all, '0.4': all, '+Inf': all };
  const lines = Object.entries(edges).map(
    ([le, count]) => `tradefloor_build_mount_seconds_bucket{le="${le}",area="spot",build="${build}"} ${count}`,
  );
  return [counted(build, 'whole', all), ...lines].join('\n');
}

/** What the gateway says at each look. */
function gatewaySays(at: (look: number) => readonly string[]): void {
  let look = 0;
  const say = () => void kim.gateways.set('one:8080', at(look).join('\n'));
  say();
  kim.whilePaused = () => {
    look += 1;
    say();
  };
}

it('takes back where so few come that each look finds one side alone', async () => {
  gatewaySays(look => [
    counted(OLD, 'whole', 1000 + Math.ceil(look / 2)),
    counted(NEW, 'failed', Math.min(Math.floor(look / 2), 250)),
  ]);
  const { exit, out } = await kim.types(TRY);
  expect([exit, out]).toEqual([1, expect.stringContaining('worse by failed')]);
  expect(await kim.pointers('spot')).toEqual({ stable: OLD, lastGood: [], blocked: [] });
});

it('promotes nothing while nobody has the stable one to compare it with', async () => {
  gatewaySays(look => [counted(OLD, 'whole', 1000), counted(NEW, 'failed', look === 0 ? 0 : 5000)]);
  const before = kim.whilePaused;
  let looks = 0;
  kim.whilePaused = async () => {
    await before();
    looks += 1;
    if (looks === 20) await kim.does('canary spot --end');
  };
  expect(await kim.types(TRY)).toMatchObject({ exit: 1, out: expect.stringContaining('is no longer tried') });
  expect(await kim.pointers('spot')).toEqual({ stable: OLD, lastGood: [], blocked: [] });
});

it('holds nothing to be late that nobody feels', async () => {
  gatewaySays(look => (look === 0 ? [mounted(OLD, 1000, 1000)] : [mounted(OLD, 2000, 2000), mounted(NEW, 0, 150)]));
  expect(await kim.does(TRY)).toContain(`spot ${NEW} is stable`);
});

it.each(['--percent 100', '--steps 50,100'])('refuses to try it on everybody: %s', async shares => {
  const { exit, err } = await kim.types(`canary spot ${NEW} ${shares} --begin`);
  expect([exit, err]).toEqual([2, expect.stringContaining('A share is a percent')]);
});

it.each(['localhost:8080', 'http://one:8080,', 'nowhere'])(
  'refuses to watch where no gateway can be: %s',
  async named => {
    const { exit, err } = await kim.types(`canary spot ${NEW} --gateways ${named} --begin`);
    expect([exit, err]).toEqual([2, expect.stringContaining('give addresses as http://10.0.0.2:8080')]);
  },
);
