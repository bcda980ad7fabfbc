import { meetCalls, meetMade, type Runs } from './met';
import { tieListenersOf } from './tie-listeners';

/** Works on beside the page, or hears of it. */
const WORKERS =
  'Worker SharedWorker WebSocket EventSource BroadcastChannel MutationObserver ResizeObserver IntersectionObserver PerformanceObserver MessageChannel';
const ENDS = ['terminate', 'close', 'disconnect'];
const WAYS_IN = 'append prepend appendChild insertBefore insertAdjacentElement';

/** Threads, sockets, channels, ways to a database, and elements beside its own: what a build's own code made ends with it. */
export function tieMakings(page: Window, lifeOf: (build: string) => AbortSignal, runs: Runs): void {
  meetMade(page, WORKERS, (build, thing) => endWith(lifeOf(build), thing, end), runs);
  meetCalls(
    page,
    'matchMedia',
    (build, given, go) => {
      const list = go(given);
      if (list instanceof EventTarget) {
        endWith(lifeOf(build), list, each => Reflect.set(each, 'onchange', null));
        tieListenersOf(list, lifeOf, runs);
      }
      return list;
    },
    runs,
  );
  // Left open, a database takes no newer form from the build that comes next, and nobody can delete it.
  meetCalls(
    Reflect.get(page, 'indexedDB') ?? {},
    'open',
    (build, given, go) => {
      const asked = go(given);
      if (asked instanceof EventTarget)
        asked.addEventListener('success', () => endWith(lifeOf(build), Reflect.get(asked, 'result'), end));
      return asked;
    },
    runs,
  );
  for (const place of page.document.querySelectorAll('html, head, body'))
    meetCalls(
      place,
      WAYS_IN,
      (build, given, go) => {
        const fresh = given.filter(node => node instanceof Element).filter(node => !node.isConnected);
        const done = go(given);
        for (const node of fresh) endWith(lifeOf(build), node, element => element.remove());
        return done;
      },
      runs,
    );
}

function end(thing: object): void {
  // What somebody says to themselves by a channel of two ends goes on for as long as both are open.
  const ends = 'port1' in thing ? ['port1', 'port2'].map((name): object => Reflect.get(thing, name)) : [thing];
  for (const each of ends) for (const name of ENDS) if (name in each) Reflect.get(each, name).call(each);
}

/** What nobody knows of any more has ended by itself; a build that stays for days makes many. */
const forgotten = new FinalizationRegistry<() => void>(forget => forget());

/** Ends with the build, unless nobody knows of it any more. */
function endWith<Thing extends object>(life: AbortSignal, thing: Thing, how: (thing: Thing) => void): void {
  if (life.aborted) return how(thing);
  const weak = new WeakRef(thing);
  const atEnd = (): void => {
    const known = weak.deref();
    if (known) how(known);
  };
  life.addEventListener('abort', atEnd);
  forgotten.register(thing, () => life.removeEventListener('abort', atEnd));
}
