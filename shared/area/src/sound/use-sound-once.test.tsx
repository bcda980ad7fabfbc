import { act, cleanup } from '@testing-library/react';
import { topic, tradingSettings } from '@tradefloor/platform';
import { fakePlatform } from '@tradefloor/platform/fake';
import { maySound, playTones } from '@tradefloor/platform/sound';
import { drawnWith } from '../testing/drawn';
import { useSoundOnce } from './use-sound-once';

jest.mock('@tradefloor/platform/sound', () => ({ playTones: jest.fn(), readySound: jest.fn(), maySound: jest.fn() }));

const drawn = drawnWith();
const sampleTopic = topic<{ readonly id: string }>('sample', { owner: 'shell', version: 1, replay: 'none' });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(playTones).mockClear();
  jest.mocked(maySound).mockReturnValue(true);
  tradingSettings().set({ confirmPlacing: true, fillSound: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** One tab of several, all of one browser. */
function aTab() {
  const platform = fakePlatform();
  let say: (keys: readonly string[]) => void = () => undefined;
  function News() {
    say = useSoundOnce({ topic: sampleTopic, keyOf: ({ id }) => `news ${id}` });
    return null;
  }
  drawn(platform, <News />);
  return {
    push: (id: string) => act(() => platform.drive(sampleTopic, { id })),
    says: (...ids: readonly string[]) => act(async () => say(ids.map(id => `news ${id}`))),
  };
}

const isSeen = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const passes = () => act(() => jest.advanceTimersByTimeAsync(1_500));
const sounds = () => jest.mocked(playTones).mock.calls.length;

it('is heard at once in a hidden tab, and not again when that is seen and says it', async () => {
  const { push, says } = aTab();
  isSeen('hidden');
  push('1');
  push('2');
  await passes();
  expect(sounds()).toBe(1);
  isSeen('visible');
  await says('1', '2');
  expect(sounds()).toBe(1);
  await says('1', '2', '3');
  expect(sounds()).toBe(2);
});

it('is heard once of several tabs, whichever is first', async () => {
  const tabs = [aTab(), aTab()];
  isSeen('hidden');
  for (const { push } of tabs) push('1');
  await passes();
  expect(sounds()).toBe(1);
  for (const { push } of tabs) push('2');
  await tabs[0]?.says('2');
  await passes();
  expect(sounds()).toBe(2);
});

it('is left to another tab by one that may not sound yet, and by all where nobody wants it', async () => {
  const { push } = aTab();
  isSeen('hidden');
  jest.mocked(maySound).mockReturnValue(false);
  push('1');
  await passes();
  jest.mocked(maySound).mockReturnValue(true);
  await aTab().says('1');
  expect(sounds()).toBe(1);
  cleanup();
  tradingSettings().set({ confirmPlacing: true, fillSound: false });
  const mute = aTab();
  mute.push('2');
  await passes();
  expect(sounds()).toBe(1);
});
