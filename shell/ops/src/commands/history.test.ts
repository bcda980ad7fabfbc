import { SampleOperator } from '../sample-operator';

const [A, B] = ['aaaa1111', 'bbbb2222'];

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

it('tells who changed what and why, the newest first, each against the one before', async () => {
  expect(await kim.does('history')).toBe('Nothing was published yet');
  await kim.publishes(A, B);
  await kim.does(`promote spot ${A}`);
  await kim.does(`promote spot ${B} --by lee --why faster`);
  await kim.does('renew');
  expect((await kim.does('history')).split('\n')).toEqual([
    '5  2026-11-20 10:00  kim',
    '    renew',
    '4  2026-11-20 10:00  lee  "faster"',
    `    spot ${B} stable, was ${A}`,
    '3  2026-11-20 10:00  kim',
    `    spot ${A} stable, was none`,
    '2  2026-11-20 10:00  kim',
    `    spot ${B} published`,
    '1  2026-11-20 10:00  kim',
    `    spot ${A} published`,
  ]);
});

it('is of one area, and of so many, and says the same to machines', async () => {
  await kim.publishes(A);
  await kim.does(`publish ${await kim.builds({ area: 'lever', build: B })}`);
  await kim.does(`promote spot ${A}`);
  expect(await kim.does('history mf-lever')).toBe(`2  2026-11-20 10:00  kim\n    lever ${B} published`);
  const { revisions } = JSON.parse(await kim.does('history spot --last 1 --json'));
  const change = { area: 'spot', kind: 'stable', build: A, before: '', percent: '' };
  expect(revisions).toEqual([expect.objectContaining({ revision: 3, by: 'kim', changes: [change] })]);
  expect(await kim.types('history wallet')).toMatchObject({ exit: 1, err: expect.stringContaining('no area') });
  expect(await kim.types('history --last many')).toMatchObject({ exit: 2 });
});

it('keeps a reason of several lines from reading as revisions that nobody wrote', async () => {
  await kim.publishes(A);
  await kim.does(`promote spot ${A} --by lee\n9 --why now"\n9__kim__"by\tkim`);
  expect((await kim.does('history --last 1')).split('\n')).toEqual([
    '2  2026-11-20 10:00  lee 9  "now" 9__kim__"by kim"',
    `    spot ${A} stable, was none`,
  ]);
  expect(await kim.types('history --last 0')).toMatchObject({ exit: 2, out: '' });
});

it('has among an area’s what open tabs of it were asked for, though it points as before', async () => {
  await kim.publishes(A, B);
  await kim.does(`promote spot ${A}`);
  await kim.does(`block spot ${B}`);
  await kim.does(`block spot ${B} --reload`);
  await kim.does(`block spot ${B} --now`);
  await kim.does('renew');
  const heads = ['6  2026-11-20 10:00  kim', '5  2026-11-20 10:00  kim'];
  expect((await kim.does('history spot --last 2')).split('\n')).toEqual([
    heads[0],
    `    block spot ${B} --now`,
    heads[1],
    `    block spot ${B} --reload`,
  ]);
});
