/** @jest-environment jsdom */
import { aScene, looks } from '../../testing/a-scene';
import { thePageComesToRest } from './the-page-comes-to-rest';
import { thePageStopsGrowing } from './the-page-stops-growing';

const OVER_MS = 12_000;

describe('the page comes to rest', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A page in which something else runs for so long at each moment. */
  function aPage(busyMs: number) {
    const page = { busyMs };
    const late = jest.fn();
    const performance = { now: () => Date.now() + (asked += page.busyMs) };
    let asked = 0;
    const fake = {
      document: { hidden: false },
      performance,
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    };
    const rule = thePageComesToRest(fake as never, late);
    const { build } = aScene();
    return {
      late,
      page: fake,
      shows: async (ms: number) => {
        page.busyMs = ms;
        rule.came?.(build);
        await jest.advanceTimersByTimeAsync(OVER_MS);
      },
    };
  }

  it('tells of a build that keeps the page busy', async () => {
    const { late, shows } = aPage(0);
    await shows(9);
    expect(late).toHaveBeenCalledWith({ harm: 'page-busy', what: 'no rest in 100 of 100 moments' });
  });

  it('says nothing of one that is at rest', async () => {
    const { late, shows } = aPage(0);
    await shows(1);
    expect(late).not.toHaveBeenCalled();
  });

  it('tells no second build where the first was as busy: that is the machine', async () => {
    const { late, shows } = aPage(0);
    await shows(9);
    await shows(9);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('lets a build be busy now and then', async () => {
    const { late, page, shows } = aPage(0);
    let asked = 0;
    let lost = 0;
    // Two questions a moment: every other moment is late.
    page.performance.now = () => Date.now() + (lost += (asked += 1) % 4 === 0 ? 9 : 0);
    await shows(0);
    expect(late).not.toHaveBeenCalled();
  });

  it('looks away while the page is in the background', async () => {
    const { late, page, shows } = aPage(0);
    page.document.hidden = true;
    await shows(9);
    expect(late).not.toHaveBeenCalled();
  });
});

describe('the page stops growing', () => {
  const draw = (count: number) =>
    document.querySelector('main')?.append(...Array.from({ length: count }, () => document.createElement('i')));

  it('tells of one that grows and grows, and not of one that is long', () => {
    const { scene } = aScene();
    const rule = thePageStopsGrowing();
    draw(21_000);
    expect(looks(rule, scene)).toEqual([]);
    const found = Array.from({ length: 4 }, () => {
      draw(1_200);
      return rule.look(scene);
    });
    expect(found).toEqual([null, null, null, expect.objectContaining({ harm: 'page-swells' })]);
  });

  it('says nothing of a small page that grows, nor of much memory that stays', () => {
    const { scene } = aScene();
    const rule = thePageStopsGrowing();
    const page = { document, performance: { memory: { usedJSHeapSize: 900 * 1_048_576 } } };
    const found = Array.from({ length: 6 }, () => {
      draw(1_200);
      return rule.look({ ...scene, page: page as never });
    });
    expect(found).toEqual([null, null, null, null, null, null]);
  });

  it('tells of memory that fills', () => {
    const { scene } = aScene();
    let used = 300;
    const page = {
      document,
      performance: {
        memory: {
          get usedJSHeapSize() {
            return (used += 50) * 1_048_576;
          },
        },
      },
    };
    expect(looks(thePageStopsGrowing(), { ...scene, page: page as never }, 8)).toHaveLength(1);
  });
});
