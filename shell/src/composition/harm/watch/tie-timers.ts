import { meetCalls, type Runs } from './met';

const TIMERS = 'setTimeout setInterval requestAnimationFrame requestIdleCallback';

/** What a build has asked to be called for later comes no more once it is gone, nor does what that would ask for again. */
export function tieTimers(page: Window, lifeOf: (build: string) => AbortSignal, runs: Runs): void {
  meetCalls(
    page,
    TIMERS,
    (build, [run, ...given], go) => {
      const life = lifeOf(build);
      return go([
        (...said: readonly unknown[]) => {
          if (!life.aborted && typeof run === 'function') run(...said);
        },
        ...given,
      ]);
    },
    runs,
  );
}
