/** @jest-environment jsdom */
import { fakePlatform } from '@tradefloor/platform/fake';
import { showPart, takePartAway } from './show-part';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for nothing once a part is there, and once it is gone: a limit that runs on would hold it', async () => {
  const platform = fakePlatform();
  window.tradefloorGatePlatform = {
    ...platform,
    part: {
      ...platform.part,
      mount: () => Promise.resolve({ update: () => undefined, unmount: () => Promise.resolve() }),
    },
  };
  expect(await showPart({ name: 'badge', version: 1, limitMs: 5_000 })).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
  expect(await takePartAway({ limitMs: 5_000 })).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});
