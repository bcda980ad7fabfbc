/** @jest-environment jsdom */
import { memoryStorage } from '@tradefloor/platform';
import { hide } from '../testing/hide';
import { createTrial, TRIAL_MS } from './trial';

const FROZEN_MS = 6_000;
const A_MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  hide(false);
  jest.useRealTimers();
});

const leave = () => window.dispatchEvent(new Event('pagehide'));
/** The clock goes on, and nothing of the page does. */
const freeze = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

describe('a trial', () => {
  // shell.froze-the-tab
  it('knows at the next load which build froze the tab, and passes it over until it is pardoned', () => {
    const kept = memoryStorage();
    createTrial(window, kept).begin('badbadbad');
    freeze(FROZEN_MS);
    const next = createTrial(window, kept);
    expect([next.found, next.froze]).toEqual(['badbadbad', ['badbadbad']]);
    next.begin('worseworse');
    freeze(FROZEN_MS);
    expect(createTrial(window, kept).froze).toEqual(['badbadbad', 'worseworse']);
    const later = createTrial(window, kept);
    expect([later.found, later.froze]).toEqual([null, ['badbadbad', 'worseworse']]);
    later.pardon();
    expect(createTrial(window, kept).froze).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['the page was left', leave],
    ['the page goes on', () => jest.advanceTimersByTime(TRIAL_MS)],
    ['the tab was hidden', () => hide(true)],
    ['the tab was hidden, and is looked at again', () => [true, false].forEach(hide)],
  ])('holds nothing against a build when %s', (_, happens) => {
    const kept = memoryStorage();
    createTrial(window, kept).begin('goodgood');
    happens();
    freeze(FROZEN_MS);
    expect(createTrial(window, kept).froze).toEqual([]);
  });

  it.each<[string, number]>([
    ['loaded again at once: it was busy', FROZEN_MS / 2],
    ['restored by a browser that had ended', 20 * A_MINUTE_MS],
  ])('holds nothing against a build whose tab is %s', (_, passed) => {
    const kept = memoryStorage();
    createTrial(window, kept).begin('goodgood');
    freeze(passed);
    expect(createTrial(window, kept).froze).toEqual([]);
  });

  it('holds nothing against builds of which either may have done it', () => {
    const kept = memoryStorage();
    const trial = createTrial(window, kept);
    trial.begin('goodgood');
    trial.begin('perhapsbad');
    freeze(FROZEN_MS);
    expect(createTrial(window, kept).froze).toEqual([]);
  });

  it('is about the last one once the one before has shown that the page goes on', () => {
    const kept = memoryStorage();
    const trial = createTrial(window, kept);
    trial.begin('goodgood');
    jest.advanceTimersByTime(TRIAL_MS / 2);
    trial.begin('badbadbad');
    jest.advanceTimersByTime(TRIAL_MS / 2);
    freeze(FROZEN_MS);
    expect(createTrial(window, kept).froze).toEqual(['badbadbad']);
  });
});
