import type { Finding, Rule } from './rule';

const SAMPLE_MS = 100;
const SAMPLES = 50;
/** Later than a timer is in a page that has nothing to do. */
const LATE_MS = 4;
const BUSY_SHARE = 0.8;
/** First loads, first lists and first prices are over. */
const SETTLED_MS = 2_000;

/**
 * A loop of effects lets the browser breathe between two rounds, so it is no long task, only a page that is never at rest.
 * Timers at uneven times tell in how many moments something else was running. On a slow machine that is every build, so
 * one that came after a busy one is not told.
 */
export function thePageComesToRest(page: Window, late: (found: Finding) => void): Rule {
  let wasBusy = false;
  let round = 0;

  async function sample(mine: number): Promise<void> {
    await pause(page, SETTLED_MS);
    let lates = 0;
    for (let taken = 0; taken < SAMPLES; taken += 1) {
      const wanted = SAMPLE_MS * (0.5 + Math.random());
      const asked = page.performance.now();
      await pause(page, wanted);
      // Browsers hold up the timers of a hidden page; and another build is a question of its own.
      if (page.document.hidden || mine !== round) return;
      if (page.performance.now() - asked - wanted > LATE_MS) lates += 1;
    }
    const share = lates / SAMPLES;
    const isBusy = share >= BUSY_SHARE;
    if (isBusy && !wasBusy) late({ harm: 'page-busy', what: `no rest in ${Math.round(share * 100)} of 100 moments` });
    wasBusy = isBusy;
  }

  return {
    look: () => null,
    came() {
      round += 1;
      void sample(round);
    },
  };
}

const pause = (page: Window, milliseconds: number) =>
  new Promise<void>(resolve => {
    page.setTimeout(resolve, milliseconds);
  });
