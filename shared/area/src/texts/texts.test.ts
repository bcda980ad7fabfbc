import { fakePlatform } from '@tradefloor/platform/fake';
import { type Texts, textsOf } from './texts';

/** A server that has gone once English is there. */
async function spoken() {
  const platform = fakePlatform();
  const state = { isAway: false };
  const load = jest.fn<ReturnType<Texts>, Parameters<Texts>>(code =>
    state.isAway ? Promise.reject(new Error('Loading chunk failed')) : Promise.resolve({ default: { title: code } }),
  );
  const spoken = await textsOf(load).speak(platform);
  state.isAway = true;
  load.mockClear();
  const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return { platform, state, load, passes, stop: () => spoken.stop(), title: () => spoken.instance.t('title') };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks again for a language that could not be had, and speaks the one before until it comes', async () => {
  const { platform, state, passes, title } = await spoken();
  platform.language.set('zh');
  await passes(20_000);
  expect([title(), platform.reports.length]).toEqual(['en', 1]);
  state.isAway = false;
  await passes(5_500);
  expect(title()).toBe('zh');
});

it('asks no more for a language that is not wanted any more, or once it is left', async () => {
  const { platform, load, stop, passes, title } = await spoken();
  platform.language.set('zh');
  await passes(1_000);
  platform.language.set('en');
  load.mockClear();
  await passes(20_000);
  expect([title(), load.mock.calls]).toEqual(['en', []]);
  platform.language.set('zh');
  stop();
  await passes(1_000);
  load.mockClear();
  await passes(20_000);
  expect([load.mock.calls, jest.getTimerCount()]).toEqual([[], 0]);
});
