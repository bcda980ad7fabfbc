import { meetCalls, type Runs } from './met';

type LifeOf = (build: string) => AbortSignal;

/** As on window and document, where a build may listen before anybody looks: on what is the shell's, and the whole page's. */
export function tieListenersBeside(page: Window, lifeOf: LifeOf, runs: Runs): void {
  const { document, visualViewport, screen, navigator, performance } = page;
  const shells = [...document.querySelectorAll('html, body, #shell, #shell header, #shell main, #shell footer')];
  const one = ['connection', 'serviceWorker', 'mediaDevices'].map((name): unknown => Reflect.get(navigator, name));
  const more = [
    visualViewport,
    screen,
    screen.orientation,
    performance,
    document.fonts,
    Reflect.get(page, 'navigation'),
  ];
  for (const target of [...shells.filter(each => each.closest('[data-area]') === null), ...one, ...more])
    if (target instanceof EventTarget) tieListenersOf(target, lifeOf, runs);
}

export function tieListenersOf(target: EventTarget, lifeOf: LifeOf, runs: Runs): void {
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
