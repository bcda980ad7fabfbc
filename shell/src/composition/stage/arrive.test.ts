/** @jest-environment jsdom */
import { AGAIN_AFTER_MS } from '../loader/loader';
import { aStage, NEW, newIsStable, OLD } from '../testing/a-stage';
import { drawing } from '../testing/fake-federation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Neither build can be had, until they are. */
async function gaveUp() {
  const files = { areThere: false };
  const load = (build: string) => () =>
    files.areThere ? Promise.resolve(drawing(build)) : Promise.reject(new Error('thrown'));
  const staged = aStage(newIsStable, { [NEW]: load(NEW), [OLD]: load(OLD) });
  staged.stage.enter();
  await jest.advanceTimersByTimeAsync(4 * AGAIN_AFTER_MS);
  const cards = () => staged.shown.filter(kind => kind === 'entry-threw').length;
  expect(cards()).toBe(1);
  return { ...staged, files, cards };
}

it('tries anew at another address of its area, whose card has gone with the one before', async () => {
  const { go, files, slot, cards, loads } = await gaveUp();
  const before = loads.length;
  go('/dealCenter');
  await jest.advanceTimersByTimeAsync(4 * AGAIN_AFTER_MS);
  expect(loads).toHaveLength(before);
  go('/account/accountEntrust');
  await jest.advanceTimersByTimeAsync(4 * AGAIN_AFTER_MS);
  expect(cards()).toBe(2);
  files.areThere = true;
  go('/dealCenter');
  await jest.advanceTimersByTimeAsync(4 * AGAIN_AFTER_MS);
  expect(slot).toHaveTextContent(NEW);
});

it('forgives nothing of an area that is on screen, or was left', async () => {
  const { go, stage, loads, retry, files, pardons } = await gaveUp();
  await stage.leave();
  const before = loads.length;
  go('/account/accountEntrust');
  await jest.advanceTimersByTimeAsync(4 * AGAIN_AFTER_MS);
  expect(loads).toHaveLength(before);
  files.areThere = true;
  stage.enter();
  retry();
  await jest.advanceTimersByTimeAsync(4 * AGAIN_AFTER_MS);
  const shownOnce = loads.length;
  go('/dealCenter');
  await jest.advanceTimersByTimeAsync(4 * AGAIN_AFTER_MS);
  expect(loads).toHaveLength(shownOnce);
  await stage.leave();
  stage.enter();
  go('/account/accountEntrust');
  await jest.advanceTimersByTimeAsync(4 * AGAIN_AFTER_MS);
  expect(pardons()).toBe(1);
});
