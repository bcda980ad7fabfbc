import type { Change, ChangeKind } from '@tradefloor/contract/desk';
import { isAreaName } from '@tradefloor/release';
import type { OpsSaying } from '../said/sayings';

interface Pointers {
  readonly stable: string;
  readonly builds: readonly string[];
  readonly blocked: readonly string[];
  readonly canary: string;
  readonly percent: string;
}

const NONE: Pointers = { stable: '', builds: [], blocked: [], canary: '', percent: '' };

/** What one revision changed: read from the documents as they lie there, thinned ones and older ones too. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const areas = new Set([...Object.keys(areasOf(before)), ...Object.keys(areasOf(after))].filter(isAreaName));
  return [...areas].sort().flatMap(area => {
    const was = pointersOf(before, area);
    const is = pointersOf(after, area);
    // Of an area that is retired nothing is allowed again thereby, and its files are there still.
    const isOut = !Object.hasOwn(areasOf(after), area);
    return changesOf(area, was, isOut ? { ...is, builds: was.builds, blocked: was.blocked } : is);
  });
}

function changesOf(area: string, before: Pointers, after: Pointers): Change[] {
  const change = (kind: ChangeKind, build: string): Change => {
    const isStable = kind === 'stable' || kind === 'gone';
    return {
      area,
      kind,
      build,
      before: isStable ? before.stable : '',
      percent: kind === 'canary' ? after.percent : '',
    };
  };
  const added = (one: readonly string[], other: readonly string[]) => other.filter(build => !one.includes(build));
  const isTried = after.canary !== '' && (after.canary !== before.canary || after.percent !== before.percent);
  const isOver = before.canary !== '' && after.canary !== before.canary && after.stable !== before.canary;
  return [
    ...added(before.builds, after.builds).map(build => change('published', build)),
    ...(after.stable === before.stable
      ? []
      : [change(after.stable === '' ? 'gone' : 'stable', after.stable || before.stable)]),
    ...(isTried ? [change('canary', after.canary)] : []),
    ...(isOver ? [change('canary-ended', before.canary)] : []),
    ...added(before.blocked, after.blocked).map(build => change('blocked', build)),
    ...added(after.blocked, before.blocked).map(build => change('allowed', build)),
    ...added(after.builds, before.builds).map(build => change('pruned', build)),
  ];
}

export function changeSaid({ kind, area, build, before, percent }: Change): OpsSaying {
  switch (kind) {
    case 'stable':
      return before === ''
        ? { key: 'change.first', values: { area, build } }
        : { key: 'change.stable', values: { area, build, before } };
    case 'gone':
      return { key: 'change.gone', values: { area, before } };
    case 'canary':
      return { key: 'change.canary', values: { area, build, percent } };
    default:
      return { key: `change.${kind}`, values: { area, build } };
  }
}

/** Whether open tabs of an area are asked for something else (--now, --reload), wherever it points. */
export const asksOtherwise = (before: unknown, after: unknown, area: string): boolean =>
  asksOf(before, area) !== asksOf(after, area);

/** In the registry before or after, and not both: of one that is taken out nothing changes that people get. */
export const comesOrGoes = (before: unknown, after: unknown, area: string): boolean =>
  Object.hasOwn(areasOf(before), area) !== Object.hasOwn(areasOf(after), area);

function asksOf(document: unknown, area: string): string {
  const releases = objectAt(areasOf(document), area);
  return JSON.stringify([textAt(releases, 'now'), listAt(releases, 'leave'), listAt(releases, 'reload')]);
}

/** Which build of an area is stable in a revision; empty where none is. */
export const stableIn = (document: unknown, area: string): string => pointersOf(document, area).stable;

/** What may be loaded by nobody, in a revision; null where it has no such area. */
export const blockedIn = (document: unknown, area: string): readonly string[] | null =>
  objectAt(areasOf(document), area) && pointersOf(document, area).blocked;

function pointersOf(document: unknown, area: string): Pointers {
  const releases = objectAt(areasOf(document), area);
  if (releases === null) return NONE;
  const canary = objectAt(releases, 'canary');
  const percent = canary?.['percent'];
  return {
    stable: textAt(releases, 'stable'),
    builds: listAt(releases, 'builds').map(build => textAt(build, 'build')),
    blocked: listAt(releases, 'blocked').filter(build => typeof build === 'string'),
    canary: textAt(canary, 'build'),
    percent: typeof percent === 'number' ? String(percent) : '',
  };
}

const areasOf = (document: unknown) => objectAt(document, 'areas') ?? {};

function objectAt(of: unknown, name: string): Readonly<Record<string, unknown>> | null {
  const value: unknown = isObject(of) && Object.hasOwn(of, name) ? of[name] : null;
  return isObject(value) ? value : null;
}

function listAt(of: unknown, name: string): readonly unknown[] {
  const value: unknown = isObject(of) ? of[name] : null;
  return Array.isArray(value) ? value : [];
}

function textAt(of: unknown, name: string): string {
  const value: unknown = isObject(of) ? of[name] : null;
  return typeof value === 'string' ? value : '';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
