import { meetCalls, meetMade, type Runs } from './met';

/** Works on beside the page, or hears of it. */
const WORKERS =
  'Worker SharedWorker WebSocket EventSource BroadcastChannel MutationObserver ResizeObserver IntersectionObserver PerformanceObserver';
const ENDS = ['terminate', 'close', 'disconnect'];
const WAYS_IN = 'append prepend appendChild insertBefore insertAdjacentElement';

/** Threads, sockets, channels, and elements beside its own: what a build's own code made ends with it. */
export function tieMakings(page: Window, lifeOf: (build: string) => AbortSignal, runs: Runs): void {
  meetMade(page, WORKERS, (build, thing) => endWith(lifeOf(build), thing, end), runs);
  for (const place of page.document.querySelectorAll('html, head, body'))
    meetCalls(
      place,
      WAYS_IN,
      (build, given, go) => {
        for (const node of given)
          if (node instanceof Element && !node.isConnected) endWith(lifeOf(build), node, element => element.remove());
        return go(given);
      },
      runs,
    );
}

function end(thing: object): void {
  for (const name of ENDS) if (name in thing) Reflect.get(thing, name).call(thing);
}

/** What nobody knows of any more has ended by itself; a build that stays for days makes many. */
const forgotten = new FinalizationRegistry<() => void>(forget => forget());

/** Ends with the build, unless nobody knows of it any more. */
function endWith<Thing extends object>(life: AbortSignal, thing: Thing, how: (thing: Thing) => void): void {
  const weak = new WeakRef(thing);
  const atEnd = (): void => {
    const known = weak.deref();
    if (known) how(known);
  };
  life.addEventListener('abort', atEnd);
  forgotten.register(thing, () => life.removeEventListener('abort', atEnd));
}
