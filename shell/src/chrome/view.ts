import type { AreaRoute } from '@tradefloor/release';
import type { FaultCause } from './deps';

export interface Fault {
  readonly area: string;
  readonly cause: FaultCause;
  readonly retry: () => void;
}

/** What stands over the slot, or instead of what is in it. */
export type Cover =
  { readonly kind: 'none' } | { readonly kind: 'loading' } | { readonly kind: 'fault'; readonly fault: Fault };

/** What is on screen of an area gives way to a newer build once the user agrees. */
interface Waiting {
  readonly area: string;
  readonly replace: () => void;
  /** The page is no longer part of it. */
  readonly isGone: boolean;
}

/** Something newer is there and waits for the user's word. */
export type Newer =
  | { readonly kind: 'none' }
  /** Of the shell: the page has to be loaded anew. */
  | { readonly kind: 'page' }
  /** Of what is on screen, where a form holds input, or the page is no longer part of it. */
  | { readonly kind: 'area'; readonly waiting: readonly Waiting[] };

export interface View {
  /** null until the first address was looked up. */
  readonly route: AreaRoute | 'not-found' | null;
  readonly cover: Cover;
  readonly newer: Newer;
}

export const NOTHING_NEWER: Newer = { kind: 'none' };

export const FIRST_VIEW: View = { route: null, cover: { kind: 'loading' }, newer: NOTHING_NEWER };

export const NO_COVER: Cover = { kind: 'none' };

/** Until the first address is known the page keeps still: no footer that would jump away. */
export type Look = AreaRoute['look'] | 'starting';

export function lookOf(route: View['route']): Look {
  if (route === null) return 'starting';
  return route === 'not-found' ? 'page' : route.look;
}

export function frameOf(route: View['route']): AreaRoute['frame'] {
  return route === null || route === 'not-found' ? 'none' : route.frame;
}

/** A skeleton stays until the area is there: taken away and shown again it would only flicker. */
export function withRoute(view: View, route: AreaRoute | 'not-found'): View {
  const keepsCover = route !== 'not-found' && view.cover.kind === 'loading';
  return { route, cover: keepsCover ? view.cover : NO_COVER, newer: withoutArea(view.newer) };
}

/** One answer is for all that wait: a screen may show several areas, and several parts of one. */
export function withWaiting(view: View, waiting: Waiting): View {
  const before = view.newer.kind === 'area' ? view.newer.waiting : [];
  // Whether the page goes is said anew with each build of its area.
  const stillSo = before.map(({ area, replace, isGone }) => ({
    area,
    replace,
    isGone: area === waiting.area ? waiting.isGone : isGone,
  }));
  return { ...view, newer: { kind: 'area', waiting: [...stillSo, waiting] } };
}

/** The newest build of the area is on screen: nothing of it waits any more. */
export function withArea(view: View): View {
  return { ...view, cover: NO_COVER, newer: withoutArea(view.newer) };
}

function withoutArea(newer: Newer): Newer {
  return newer.kind === 'area' ? NOTHING_NEWER : newer;
}
