import type { Observed, Visit, Walk } from './observed';

/** Builders for the tests of the rules: a build that does nothing wrong, but for what a test says. */
export function aVisit(change: Partial<Visit> = {}): Visit {
  return {
    route: '/',
    as: 'guest',
    shownAfter: 120,
    scriptBytes: 50_000,
    longestTask: 80,
    busy: 0.02,
    covered: [],
    click: 'arrived',
    reaching: [],
    session: 'guest',
    ...change,
  };
}

export function aWalk(change: Partial<Walk> = {}): Walk {
  return {
    as: 'guest',
    visits: [aVisit()],
    parts: [{ part: 'sign-in 1', failed: null }],
    swaps: [{ to: 'candidate', route: '/', after: 90 }],
    growth: { route: '/', mounts: 3, nodes: 2, listeners: 0, named: [] },
    left: { globals: [], builtIns: [], styles: [], elements: [], attributes: [], busy: 0.01 },
    uncaught: [],
    violations: [],
    frozenAt: null,
    ...change,
  };
}

export function observed(change: Partial<Walk> = {}): Observed {
  return { walks: [aWalk(change)], faults: [] };
}

const NOTHING_LEFT = { globals: [], builtIns: [], styles: [], elements: [], attributes: [], busy: 0 };

export const leaving = (change: Partial<NonNullable<Walk['left']>>) =>
  observed({ left: { ...NOTHING_LEFT, ...change } });

export const visiting = (change: Partial<Visit>) => observed({ visits: [aVisit(change)] });
