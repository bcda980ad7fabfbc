/** @jest-environment jsdom */
import { fakePlatform } from '@tradefloor/platform/fake';
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { drawing, fakeFederation } from '../testing/fake-federation';
import { buildsFrom } from '../testing/untold';
import { createStage } from './stage';

const STABLE = 'goodgoodg';

/** An area that takes its time to come and to go. */
function aSlowArea({ mountMs = 0, unmountMs = 0, isBroken = false }) {
  const slot = document.createElement('main');
  const happened: string[] = [];
  const takes = (ms: number) => (ms === 0 ? Promise.resolve() : new Promise<void>(resolve => setTimeout(resolve, ms)));
  const slow = drawing(STABLE, {
    async mount({ domElement }) {
      happened.push('mount');
      await takes(mountMs);
      if (isBroken) throw new Error('!');
      domElement.textContent = STABLE;
    },
    async unmount() {
      await takes(unmountMs);
      happened.push('unmounted');
    },
  });
  const { federation } = fakeFederation({ [STABLE]: () => Promise.resolve(slow) });
  const stage = createStage(
    {
      area: 'spot',
      slot,
      platform: fakePlatform(),
      platformVersion: '1.0.0',
      builds: buildsFrom(federation),
      blocked: new Set(),
      harmOf: () => undefined,
      pardon: () => undefined,
      entered: () => undefined,
      address: () => '/dealCenter',
      mayReplace: () => Promise.resolve(),
      keepPlace: () => null,
      release: () => happened.push('released'),
      visited: () => undefined,
      report: () => undefined,
      show: {
        loading: () => happened.push('loading'),
        area: () => happened.push('area'),
        fault: ({ kind }) => happened.push(kind),
      },
    },
    () => releasesOf([aBuild({ build: STABLE })], { stable: STABLE }),
  );
  const visible = () =>
    [...slot.children].map(child => (child instanceof HTMLElement && !child.hidden ? child.textContent : null));
  return { stage, visible, happened };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('who leaves an area and comes back', () => {
  it('sees it, though it was still being drawn', async () => {
    const { stage, visible, happened } = aSlowArea({ mountMs: 500 });
    stage.enter();
    await jest.advanceTimersByTimeAsync(100);
    await stage.leave();
    expect(visible()).toEqual([null]);
    stage.enter();
    await jest.advanceTimersByTimeAsync(400);
    expect(visible()).toEqual([STABLE]);
    expect(happened).toEqual(['mount', 'loading', 'area', 'area']);
  });

  it('sees it drawn anew once its end has come, and meanwhile that it is coming', async () => {
    const { stage, visible, happened } = aSlowArea({ unmountMs: 500 });
    stage.enter();
    await jest.advanceTimersByTimeAsync(0);
    await stage.leave();
    await jest.advanceTimersByTimeAsync(100);
    stage.enter();
    await jest.advanceTimersByTimeAsync(400);
    expect(visible()).toEqual([STABLE]);
    expect(happened).toEqual(['mount', 'area', 'loading', 'unmounted', 'released', 'mount', 'area']);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(happened).toHaveLength(7);
  });

  it('is left with the card of what failed meanwhile', async () => {
    const { stage, happened } = aSlowArea({ mountMs: 50, isBroken: true });
    stage.enter();
    await jest.advanceTimersByTimeAsync(0);
    await stage.leave();
    stage.enter();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(happened.at(-1)).toBe('mount-threw');
  });

  it('is spared a skeleton where all of it takes a moment', async () => {
    const { stage, visible, happened } = aSlowArea({ unmountMs: 20 });
    stage.enter();
    await jest.advanceTimersByTimeAsync(0);
    void stage.leave();
    stage.enter();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(visible()).toEqual([STABLE]);
    expect(happened).not.toContain('loading');
  });
});
