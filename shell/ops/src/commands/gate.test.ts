import { RULE_NAMES } from '@tradefloor/gate/rules';
import type { Verdict } from '@tradefloor/gate/verdict';
import { readHistoryEntry } from '@tradefloor/release/folder';
import { SampleOperator } from '../sample-operator';
import { sampleVerdict } from '../signing/sample-verdict';
import { keepSigned } from '../signing/verdicts';
import { openFolderStore } from '../store/folder-store';

const A = 'aaaa1111';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
  await kim.publishes(A);
});
afterEach(() => kim.leave());

const FINDING = {
  rule: 'clicks-arrive',
  place: '/dealCenter',
  figure: 'a click led nowhere',
  cure: 'Stop no event.',
  said: null,
};

async function found(change: Partial<Verdict> = {}): Promise<void> {
  const verdict = { ...sampleVerdict(await kim.built('spot', A)), findings: [FINDING], ...change };
  await keepSigned(verdict, openFolderStore(kim.store), kim.signing);
}

describe('promote, by what the gate has found', () => {
  it('refuses what the gate refuses, with rule, place, figure and cure, also where the gate is off', async () => {
    await found();
    const { exit, err } = await kim.types(`promote spot ${A}`);
    expect(exit).toBe(1);
    expect(err).toContain('clicks-arrive: /dealCenter: a click led nowhere. Stop no event.');
    expect(await kim.pointers('spot')).toMatchObject({ stable: null });
  });

  it('does without a rule for a reason, and leaves both in the history', async () => {
    await found();
    await kim.does(`promote spot ${A} --without clicks-arrive --why urgent`);
    expect(await readHistoryEntry(kim.store, 2)).toMatchObject({
      command: `promote spot ${A} --without clicks-arrive --why urgent`,
      why: 'urgent',
      gate: 'passed the gate on 2026-11-20 09:30, looked at by lee, without clicks-arrive',
    });
  });

  it('does without it at the end of a canary too, which is long after what --if-revision asked', async () => {
    await kim.publishes('bbbb2222');
    await kim.does('promote spot bbbb2222');
    await found();
    const begun = `canary spot ${A} --without clicks-arrive --why urgent --if-revision 3`;
    await kim.does(`${begun} --steps 10 --visits 0 --minutes 0`);
    expect(await kim.pointers('spot')).toMatchObject({ stable: A, lastGood: ['bbbb2222'] });
    expect((await readHistoryEntry(kim.store, 5)).gate).toContain('without clicks-arrive');
  });

  it('names with the rules that are broken yet those that it need not keep already: typed as told, it is promoted', async () => {
    await found({ findings: [FINDING, { ...FINDING, rule: 'styles-stay-inside' }] });
    const { err } = await kim.types(`promote spot ${A} --without clicks-arrive --why urgent`);
    const told = /(?<=; )--without \S+ --why/.exec(err)?.[0] ?? '';
    await kim.does(`promote spot ${A} ${told} urgent`);
    expect(await kim.pointers('spot')).toMatchObject({ stable: A });
  });

  it.each([
    ['clicks-arrive', '--without needs --why'],
    ['no-such-rule --why urgent', 'The gate has no rule "no-such-rule"'],
    ['styles-stay-inside --why urgent', 'The gate refuses spot'],
  ])('--without %s is not enough', async (without, said) => {
    await found();
    expect((await kim.types(`promote spot ${A} --without ${without}`)).err).toContain(said);
    expect(await kim.pointers('spot')).toMatchObject({ stable: null });
  });

  it('is not begun for who has looked at another revision: minutes later it would be refused all the same', async () => {
    await found();
    expect((await kim.types(`promote spot ${A} --if-revision 9`)).exit).toBe(3);
    expect((await kim.types(`canary spot ${A} --if-revision 9`)).exit).toBe(3);
  });

  it('takes a build that has passed', async () => {
    await found({ findings: [] });
    expect(await kim.does(`promote spot ${A}`)).toContain('passed the gate on 2026-11-20 09:30, looked at by lee');
  });

  it.each([
    ['another shell', { shell: 'aabb0022' }],
    ['fewer rules', { rules: RULE_NAMES.slice(1) }],
  ])('does not go by what was found with %s', async (_, change) => {
    await kim.buildsShell({});
    await found(change);
    expect(await kim.does(`promote spot ${A}`)).toContain('nobody has looked: the gate is off');
    expect(await readHistoryEntry(kim.store, 2)).toMatchObject({ gate: 'nobody has looked: the gate is off' });
  });

  it('tells a script too that nobody has looked, and nothing of the gate where nothing was promoted', async () => {
    await kim.buildsShell({});
    const promoted = async () => JSON.parse(await kim.does(`promote spot ${A} --json`));
    expect(await promoted()).toMatchObject({ changed: true, gate: 'nobody has looked: the gate is off' });
    expect(await promoted()).toMatchObject({ changed: false, gate: null });
  });

  it('says so where it should look and there is no shell', async () => {
    expect(await kim.types(`gate spot ${A}`)).toMatchObject({
      exit: 1,
      err: expect.stringContaining('The gate needs the shell'),
    });
  });
});

it('forgets what was found about a build with the build', async () => {
  await found({ findings: [] });
  const store = openFolderStore(kim.store);
  expect(await store.verdict('spot', A)).toContain('lee');
  await store.removeBuild('spot', A);
  expect(await store.verdict('spot', A)).toBeNull();
});
