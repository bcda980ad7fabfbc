import { type Between, meetCalls, type Runs } from './met';

const TIMERS = 'setTimeout setInterval requestAnimationFrame requestIdleCallback';

/** What a build has asked to be called for later comes no more once it is gone, nor does what that would ask for again. */
export function tieTimers(page: Window, lifeOf: (build: string) => AbortSignal, runs: Runs): void {
  const between: Between = (build, [run, ...given], go) => {
    const life = lifeOf(build);
    return go([
      (...said: readonly unknown[]): unknown =>
        !life.aborted && typeof run === 'function' ? Reflect.apply(run, undefined, said) : undefined,
      ...given,
    ]);
  };
  meetCalls(page, TIMERS, between, runs);
  const scheduler: unknown = Reflect.get(page, 'scheduler');
  if (scheduler instanceof Object) meetCalls(scheduler, 'postTask', between, runs);
}
