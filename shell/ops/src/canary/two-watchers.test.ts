import { SampleOperator } from '../sample-operator';

const OLD = 'aaaa1111';
const NEW = 'bbbb2222';
const OTHER = 'cccc3333';
const HOUR = 3_600_000;

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  kim.env['GATEWAYS'] = 'http://one:8080';
  await kim.publishes(OLD, NEW, OTHER);
  await kim.does(`promote spot ${OLD}`);
});
afterEach(() => kim.leave());

const counted = (build: string, end: string, visits: number) =>
  `tradefloor_build_visits_total{area="spot",build="${build}",end="${end}"} ${visits}`;

/** The first look begins the counting; while the gateway is asked for the second, somebody else types. */
function secondLook(failed: number, ...lines: readonly string[]): void {
  const looks = [[], [counted(OLD, 'whole', 900), counted(NEW, 'whole', 150), counted(NEW, 'failed', failed)]];
  let at = 0;
  kim.whileAsked = async () => {
    kim.gateways.set('one:8080', (looks[at] ?? looks[1] ?? []).join('\n'));
    at += 1;
    for (const line of at === 2 ? lines : []) await kim.does(line);
  };
}

const TRY = `canary spot ${NEW} --percent 10 --steps 50 --visits 100 --minutes 0`;

it('narrows no share that another one has widened meanwhile', async () => {
  secondLook(0, 'canary spot --end', `canary spot ${NEW} --percent 80 --begin`);
  let pauses = 0;
  kim.whilePaused = () => {
    pauses += 1;
    if (pauses === 2) throw new Error('left');
  };
  await expect(kim.types(TRY)).rejects.toThrow('left');
  expect(await kim.pointers('spot')).toMatchObject({ canary: { build: NEW, percent: 80 } });
});

it('says of none that somebody has ended meanwhile that it was taken back', async () => {
  secondLook(150, 'canary spot --end');
  const { exit, out } = await kim.types(TRY);
  expect([exit, out]).toEqual([1, `spot ${NEW} is no longer tried.`]);
});

it('says of one that somebody has promoted meanwhile that it is stable', async () => {
  secondLook(0, `promote spot ${NEW}`);
  const { exit, out } = await kim.types(TRY);
  expect([exit, out]).toEqual([0, `spot ${NEW} is already stable.`]);
});

it('promotes none that somebody has ended meanwhile', async () => {
  secondLook(0, 'canary spot --end');
  const { exit, err } = await kim.types(TRY.replace('--steps 50', '--steps 10'));
  expect([exit, err]).toEqual([1, expect.stringContaining(`spot ${NEW} is no longer tried.`)]);
  expect(await kim.pointers('spot')).toMatchObject({ stable: OLD });
});

it('ends by name only the one that is meant', async () => {
  await kim.does(`${TRY} --begin`);
  const refused = await kim.types(`canary spot ${OTHER} --end`);
  expect([refused.exit, refused.err]).toEqual([1, expect.stringContaining(`spot ${NEW} is being tried`)]);
  expect(await kim.does(`canary spot ${NEW.slice(0, 4)} --end`)).toContain(`${NEW} is no longer tried`);
});

it('is for nobody in the status once nobody has looked for a day', async () => {
  await kim.does(`${TRY} --begin`);
  expect(await kim.does('status')).toContain(`${NEW} 10 %`);
  kim.pass(25 * HOUR);
  expect(await kim.does('status')).toContain(`${NEW} for nobody: unwatched`);
});
