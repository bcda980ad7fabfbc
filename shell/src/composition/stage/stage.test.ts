/** @jest-environment jsdom */
import { aBuild, releasesOf } from '@tradefloor/release/sample-builds';
import { AGAIN_AFTER_MS, LOAD_LIMIT_MS } from '../loader/loader';
import { aStage, builds, NEW, newIsStable, OLD, oldIsStable, settled } from '../testing/a-stage';
import { drawing, never } from '../testing/fake-federation';
import { MOUNT_LIMIT_MS, UNMOUNT_LIMIT_MS } from './on-screen';
import { SPARE_AFTER_MS } from './stage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

beforeAll(() => {
  // What the loader asks to tell a missing file from a refused one.
  globalThis.fetch = () => Promise.reject(new Error('offline'));
});

describe('a stage', () => {
  it('shows the stable build', async () => {
    const { stage, slot, shown } = aStage(newIsStable);
    stage.enter();
    await settled();
    expect(slot).toHaveTextContent(NEW);
    expect(shown).toEqual(['area']);
  });

  it.each([
    ['an entry that throws', () => Promise.reject(new Error('thrown')), 'entry-threw'],
    ['an entry that exposes nothing', () => Promise.resolve({}), 'nothing-exposed'],
    [
      'a mount that throws',
      () => Promise.resolve(drawing('', { mount: () => Promise.reject(new Error('!')) })),
      'mount-threw',
    ],
    [
      'a chunk that is missing',
      () => Promise.resolve(drawing('', { prefetch: () => Promise.reject(new Error('!')) })),
      'chunk-missing',
    ],
  ])('falls back from %s to the last good build and says so', async (_, load, cause) => {
    const { stage, slot, reported } = aStage(newIsStable, { [NEW]: load });
    stage.enter();
    await jest.advanceTimersByTimeAsync(AGAIN_AFTER_MS);
    expect(slot).toHaveTextContent(OLD);
    expect(slot.children).toHaveLength(1);
    expect(reported).toEqual([{ area: 'spot', build: NEW, cause }]);
  });

  it.each([
    ['an entry', () => never(), 'load-timeout', LOAD_LIMIT_MS],
    ['a chunk', () => Promise.resolve(drawing('', { prefetch: never })), 'load-timeout', LOAD_LIMIT_MS],
    ['a mount', () => Promise.resolve(drawing('', { mount: never })), 'mount-hung', MOUNT_LIMIT_MS],
  ])('gives up %s that hangs, in time', async (_, load, cause, limit) => {
    const { stage, slot, reported } = aStage(newIsStable, { [NEW]: load });
    stage.enter();
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(slot).not.toHaveTextContent(OLD);
    await jest.advanceTimersByTimeAsync(UNMOUNT_LIMIT_MS);
    expect(slot).toHaveTextContent(OLD);
    expect(reported).toEqual([{ area: 'spot', build: NEW, cause }]);
  });

  it('fetches the last good build while a slow one may still come, so that it only has to be drawn', async () => {
    const { stage, loads } = aStage(newIsStable, { [NEW]: never });
    stage.enter();
    await jest.advanceTimersByTimeAsync(SPARE_AFTER_MS - 1);
    expect(loads).toEqual([NEW]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loads).toEqual([NEW, OLD]);
    await jest.advanceTimersByTimeAsync(LOAD_LIMIT_MS);
    expect(loads).toEqual([NEW, OLD]);
  });

  it('replaces a build that crashes later', async () => {
    let crash = () => undefined as void;
    const crashing = drawing(NEW, {
      mount({ domElement, crashed }) {
        domElement.textContent = NEW;
        crash = () => crashed(new Error('render'));
        return Promise.resolve();
      },
    });
    const { stage, slot, reported } = aStage(newIsStable, { [NEW]: () => Promise.resolve(crashing) });
    stage.enter();
    await settled();
    expect(slot).toHaveTextContent(NEW);
    crash();
    await settled();
    expect(slot).toHaveTextContent(OLD);
    expect(reported).toEqual([{ area: 'spot', build: NEW, cause: 'render-crashed' }]);
  });

  it('shows a card when nothing is left, and tries all again when asked', async () => {
    let broken = true;
    const load = () => (broken ? Promise.reject(new Error('!')) : Promise.resolve(drawing('well again')));
    const { stage, slot, shown, retry } = aStage(newIsStable, { [NEW]: load, [OLD]: load });
    stage.enter();
    // Twice each.
    await jest.advanceTimersByTimeAsync(2 * AGAIN_AFTER_MS);
    expect(shown.at(-1)).toBe('entry-threw');
    broken = false;
    retry();
    await settled();
    expect(slot).toHaveTextContent('well again');
  });

  it('says when the page is too old for all that is offered', async () => {
    const tooNew = releasesOf([aBuild({ build: NEW, platform: '^1.4.0' })], { stable: NEW });
    const { stage, shown } = aStage(tooNew);
    stage.enter();
    await settled();
    expect(shown).toEqual(['platform-too-old']);
  });

  it('holds nobody up who leaves while it loads', async () => {
    const { stage, slot } = aStage(newIsStable, { [NEW]: never });
    stage.enter();
    await settled();
    await stage.leave();
    await jest.advanceTimersByTimeAsync(LOAD_LIMIT_MS);
    expect(slot).toBeEmptyDOMElement();
  });

  it('takes away a build whose unmount hangs, and does not show it again', async () => {
    const hanging = drawing(NEW, { unmount: never });
    const { stage, slot } = aStage(newIsStable, { [NEW]: () => Promise.resolve(hanging) });
    stage.enter();
    await settled();
    const left = stage.leave();
    await jest.advanceTimersByTimeAsync(UNMOUNT_LIMIT_MS);
    await left;
    expect(slot).toBeEmptyDOMElement();
    stage.enter();
    await settled();
    expect(slot).toHaveTextContent(OLD);
  });
});

describe('a swap', () => {
  it('brings the new build, and purges the old', async () => {
    const { stage, slot, release, purged } = aStage(oldIsStable);
    stage.enter();
    await settled();
    release(newIsStable);
    await settled();
    expect(slot).toHaveTextContent(NEW);
    expect(slot.children).toHaveLength(1);
    expect(purged).toEqual([OLD]);
  });

  it('waits, with the new build loaded and the old on screen, until it may', async () => {
    let agree = () => undefined as void;
    const { stage, slot, release, hold, loads } = aStage(oldIsStable);
    hold(new Promise(resolve => (agree = resolve)));
    stage.enter();
    await settled();
    release(newIsStable);
    await settled();
    expect(slot).toHaveTextContent(OLD);
    expect(loads).toEqual([OLD, NEW]);
    agree();
    await settled();
    expect(slot).toHaveTextContent(NEW);
  });

  it('does not ask when the operator says now', async () => {
    const { stage, slot, release, hold } = aStage(oldIsStable);
    hold(never());
    stage.enter();
    await settled();
    release({ ...newIsStable, now: NEW });
    await settled();
    expect(slot).toHaveTextContent(NEW);
  });

  it('takes a newer one that comes while it waits', async () => {
    const NEWEST = 'newestnew';
    const all = [aBuild({ build: NEWEST }), ...builds];
    const { stage, slot, release, hold } = aStage(oldIsStable);
    hold(never());
    stage.enter();
    await settled();
    release(newIsStable);
    await settled();
    hold(Promise.resolve());
    release(releasesOf(all, { stable: NEWEST, lastGood: [NEW, OLD] }));
    await settled();
    expect(slot).toHaveTextContent(NEWEST);
  });

  it('flips back when the new build does not mount, though the registry has dropped the old', async () => {
    const throwing = drawing('', { mount: () => Promise.reject(new Error('!')) });
    const { stage, slot, release, reported } = aStage(oldIsStable, { [NEW]: () => Promise.resolve(throwing) });
    stage.enter();
    await settled();
    release(releasesOf([aBuild({ build: NEW })], { stable: NEW }));
    await settled();
    expect(slot).toHaveTextContent(OLD);
    expect(reported).toEqual([{ area: 'spot', build: NEW, cause: 'mount-threw' }]);
  });

  it('leaves what is on screen alone when the new build can not be loaded', async () => {
    const { stage, slot, release } = aStage(oldIsStable, { [NEW]: () => Promise.reject(new Error('!')) });
    stage.enter();
    await settled();
    const before = slot.firstElementChild;
    release(newIsStable);
    await settled();
    expect(slot.firstElementChild).toBe(before);
  });

  it('costs nothing while the area is not on screen', async () => {
    const { stage, release, loads, slot } = aStage(oldIsStable);
    stage.update();
    release(newIsStable);
    await settled();
    expect(loads).toEqual([]);
    stage.enter();
    await settled();
    expect(slot).toHaveTextContent(NEW);
    expect(loads).toEqual([NEW]);
  });

  it('leaves one element and one build, however often', async () => {
    const { stage, slot, release, purged } = aStage(oldIsStable);
    stage.enter();
    await settled();
    for (let turn = 0; turn < 20; turn += 1) {
      release(turn % 2 === 0 ? newIsStable : oldIsStable);
      await settled();
    }
    expect(slot.children).toHaveLength(1);
    expect(purged).toHaveLength(20);
  });
});
