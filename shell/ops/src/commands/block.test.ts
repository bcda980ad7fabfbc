import { SampleOperator } from '../sample-operator';

const A = 'aaaa1111';
const B = 'bbbb2222';

let kim: SampleOperator;
beforeEach(async () => {
  kim = await SampleOperator.arrive();
});
afterEach(() => kim.leave());

describe('block and unblock', () => {
  beforeEach(async () => {
    await kim.publishes(A, B);
    for (const build of [A, B]) await kim.does(`promote spot ${build}`);
  });

  it('a blocked stable build gives way to the last good one', async () => {
    expect(await kim.does(`block spot ${B} --now`)).toContain(`spot ${B} is blocked; spot ${A} is stable`);
    expect(await kim.pointers('spot')).toEqual({ stable: A, lastGood: [], blocked: [B], leave: [B], now: A });
  });

  it('asks tabs that ran it for a reload, also when it was blocked before', async () => {
    await kim.does(`block spot ${A}`);
    expect(await kim.does(`block spot ${A} --reload`)).toContain('Tabs that ran the blocked build ask for a reload.');
    await kim.does(`block spot ${B} --reload`);
    expect(await kim.pointers('spot')).toMatchObject({ blocked: [B, A], reload: [B, A] });
    expect(await kim.does(`block spot ${B} --reload`)).toContain('already blocked');
    await kim.does(`unblock spot ${B}`);
    expect(await kim.pointers('spot')).toMatchObject({ blocked: [A], reload: [A] });
  });

  it('has tabs leave it unasked, also one that was blocked before or that only open tabs have', async () => {
    await kim.does(`block spot ${A} --now`);
    await kim.does(`block spot ${B}`);
    expect(await kim.pointers('spot')).toMatchObject({ stable: null, blocked: [B, A], leave: [A] });
    expect(await kim.does(`block spot ${B} --now`)).toContain('Open tabs leave the blocked build without asking.');
    expect(await kim.pointers('spot')).toMatchObject({ blocked: [B, A], leave: [B, A] });
    expect(await kim.does(`block spot ${B} --now`)).toContain('already blocked');
    await kim.does(`unblock spot ${A}`);
    expect(await kim.pointers('spot')).toMatchObject({ blocked: [B], leave: [B] });
  });

  it('a blocked last good build is not fallen back to', async () => {
    await kim.does(`block spot ${A}`);
    expect(await kim.pointers('spot')).toEqual({ stable: B, lastGood: [], blocked: [A] });
  });

  it('with nothing to fall back to, the area is gone, and it says so', async () => {
    await kim.does(`block spot ${A}`);
    expect(await kim.does(`block spot ${B}`)).toContain('spot has no build left to show');
    expect(await kim.pointers('spot')).toEqual({ stable: null, lastGood: [], blocked: [B, A] });
  });

  it('a blocked build is not promoted until it is allowed again', async () => {
    await kim.does(`block spot ${B}`);
    expect(await kim.types(`promote spot ${B}`)).toMatchObject({
      exit: 1,
      err: `spot ${B} is blocked: unblock it first.`,
    });
    await kim.does(`unblock spot ${B}`);
    await kim.does(`promote spot ${B}`);
    expect(await kim.pointers('spot')).toMatchObject({ stable: B, blocked: [] });
  });

  it('says when it was so already', async () => {
    await kim.does(`block spot ${B}`);
    expect(await kim.does(`block spot ${B}`)).toContain('already blocked');
    expect(await kim.does(`unblock spot ${A}`)).toContain('is not blocked');
    expect(await kim.registry()).toMatchObject({ revision: 5 });
  });
});
