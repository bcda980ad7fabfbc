import type { Left, Observed, PartShown, Visit, Walk } from './observed';

const NOTHING_LEFT: Left = {
  globals: [],
  builtIns: [],
  styles: [],
  elements: [],
  attributes: [],
  covered: [],
  click: 'arrived',
  eaten: [],
  holds: false,
  lost: [],
  writtenKB: 4,
  storedKB: 0,
  cookies: [],
  workers: [],
  busy: 0.01,
  isElsewhere: false,
  written: 0,
};

/** Builders for the tests of the rules: a build that does nothing wrong, but for what a test says. */
export function aVisit(change: Partial<Visit> = {}): Visit {
  return {
    route: '/',
    as: 'guest',
    turned: null,
    shownAfter: 120,
    stays: true,
    scriptBytes: 50_000,
    longestTask: 80,
    busy: 0.02,
    calls: 0,
    covered: [],
    tooWide: 0,
    history: 0,
    click: 'arrived',
    eaten: [],
    focus: 'stayed',
    holds: false,
    reaching: [],
    session: 'guest',
    ...change,
  };
}

const aPart = (change: Partial<PartShown> = {}): PartShown => ({
  part: 'sign-in 1',
  failed: null,
  busy: 0.02,
  calls: 0,
  covered: [],
  eaten: [],
  holds: false,
  reaching: [],
  growth: null,
  ...change,
});

export function aWalk(change: Partial<Walk> = {}): Walk {
  return {
    as: 'guest',
    visits: [aVisit()],
    parts: [aPart()],
    swaps: [{ to: 'candidate', route: '/', after: 90, isHeld: false }],
    growth: { route: '/', mounts: 3, nodes: 2, listeners: 0, memoryKB: 90, named: [] },
    quiet: { route: '/', seconds: 2.5, written: 0, focus: 'stayed', holds: false },
    left: NOTHING_LEFT,
    uncaught: [],
    violations: [],
    dialogs: [],
    unasked: [],
    goneAt: null,
    frozenAt: null,
    ...change,
  };
}

export function observed(change: Partial<Walk> = {}): Observed {
  return { walks: [aWalk(change)], faults: [] };
}

export const leaving = (change: Partial<NonNullable<Walk['left']>>) =>
  observed({ left: { ...NOTHING_LEFT, ...change } });

export const visiting = (change: Partial<Visit>) => observed({ visits: [aVisit(change)] });

export const showing = (change: Partial<PartShown>) => observed({ parts: [aPart(change)] });
