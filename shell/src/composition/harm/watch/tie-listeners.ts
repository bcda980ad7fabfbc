import { meetCalls, type Runs } from './met';

/** As on window and document, where a build may listen before anybody looks. */
export function tieListenersBeside(page: Window, lifeOf: (build: string) => AbortSignal, runs: Runs): void {
  for (const target of page.document.querySelectorAll('html, body, #shell'))
    meetCalls(
      target,
      'addEventListener',
      (build, [type, listener, options], go) => {
        const given: AddEventListenerOptions = options instanceof Object ? options : { capture: !!options };
        // Who brings a signal ends it by that.
        return go([type, listener, given.signal ? given : { ...given, signal: lifeOf(build) }]);
      },
      runs,
    );
}
