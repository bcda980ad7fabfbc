import { buildThatCalled } from './build-in-stack';

/** Who listens beyond its own element, by build. */
export type Lives = Map<string, AbortController>;

/** What it begins later, as when an answer comes, ends at once: it stays until the build comes again. */
export function endLife(lives: Lives, build: string): void {
  const life = lives.get(build) ?? new AbortController();
  lives.set(build, life);
  life.abort();
}

/**
 * What a build listens to on window and document ends with it: a listener outlives the code that is gone. After whoever
 * else stands between a build and the browser: single-spa does, from its start.
 */
export function tieListeners(page: Window, lives: Lives, runs = buildThatCalled): void {
  for (const target of [page, page.document]) {
    const add = target.addEventListener;
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      const build = runs(new Error());
      const given = typeof options === 'object' ? options : { capture: !!options };
      // Who brings a signal ends it by that.
      if (build === null || given?.signal) return add.call(target, type, listener, options);
      const life = lives.get(build) ?? new AbortController();
      lives.set(build, life);
      add.call(target, type, listener, { ...given, signal: life.signal });
    };
  }
}
