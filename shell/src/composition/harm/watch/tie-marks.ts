import { type Mark, marksOn, putMark } from './marks';
import { meetCalls, meetProperty, type Runs } from './met';

/** What every screen wears, and what the tab is known by. */
const WORN = 'html, body, #shell, head > link[rel~=icon], head > meta[name]';
const PROPERTIES = 'style dataset classList className id title lang dir href content'.split(' ');
const CALLS = 'setAttribute removeAttribute toggleAttribute';

interface Change {
  readonly of: Element | Document;
  readonly name: string;
  before: Mark;
  now: Mark;
}

/**
 * What a build's own code changes there is as it was again once the build is gone, unless somebody else has changed it
 * since. Extensions have a world of their own, where nothing stands between.
 */
export function tieMarks({ document }: Window, lifeOf: (build: string) => AbortSignal, runs: Runs): void {
  const changes = new Map<string, Change[]>();
  let isLooking = false;
  /** What is only read here, or put back, is nobody's asking. */
  const asked: Runs = error => (isLooking ? null : runs(error));

  function ours<Done>(run: () => Done): Done {
    const was = isLooking;
    isLooking = true;
    const done = run();
    isLooking = was;
    return done;
  }

  const worn = (of: Element | Document): ReadonlyMap<string, string> => ours(() => marksOn(of));

  function changesOf(build: string): Change[] {
    const known = changes.get(build);
    if (known) return known;
    const begun: Change[] = [];
    changes.set(build, begun);
    lifeOf(build).addEventListener('abort', () => end(build));
    return begun;
  }

  function end(build: string): void {
    const begun = changes.get(build) ?? [];
    changes.delete(build);
    ours(() => begun.forEach(putBack));
  }

  function note(build: string, of: Element | Document, go: () => unknown): unknown {
    const before = worn(of);
    const done = go();
    const now = worn(of);
    for (const name of new Set([...before.keys(), ...now.keys()]))
      if (before.get(name) !== now.get(name))
        keep(changesOf(build), { of, name, before: before.get(name), now: now.get(name) });
    if (lifeOf(build).aborted) end(build);
    return done;
  }

  function putBack({ of, name, before, now }: Change): void {
    if (worn(of).get(name) === now) return putMark(of, name, before);
    // Who came after it found this one's there.
    for (const later of [...changes.values()].flat())
      if (later.of === of && later.name === name && later.before === now) later.before = before;
  }

  for (const of of [document, ...document.querySelectorAll(WORN)]) {
    const between = (build: string, go: () => unknown): unknown => note(build, of, go);
    for (const name of PROPERTIES) meetProperty(of, name, between, asked);
    meetCalls(of, CALLS, (build, given, go) => between(build, () => go(given)), asked);
  }
}

function keep(known: Change[], change: Change): void {
  const same = known.find(({ of, name }) => of === change.of && name === change.name);
  if (same === undefined) return void known.push(change);
  // Somebody else has changed it meanwhile.
  if (same.now !== change.before) same.before = change.before;
  same.now = change.now;
}
