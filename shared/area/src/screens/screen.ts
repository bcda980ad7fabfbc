import type { Platform } from '@tradefloor/platform';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { AreaDefinition } from '../define';
import type { Queries } from '../query/queries';
import { twice } from './twice';

/** What a screen may fetch before it is drawn: its queries go to those that it will be drawn with. */
export interface Warmth {
  readonly platform: Platform;
  readonly queries: Queries;
  /** Path and query of the address. */
  readonly path: string;
}

/**
 * Follows what a screen shows live, while another build is still on screen; gives what waits until it is here, called
 * once all of the screen's code is.
 */
export type Ahead = (wanted: Pick<Warmth, 'platform' | 'path'>) => () => Promise<unknown>;

export interface ScreenModule {
  readonly default: ComponentType;
  prefetch?(warmth: Warmth): Promise<unknown>;
  readonly ahead?: Ahead;
}

/** Fetches one screen's code: `() => import('./deal-centre/deal-centre')`. */
export type Screen = () => Promise<ScreenModule>;

/** A screen for each route, so that one that is forgotten does not compile; or one for all of them. */
export type Screens<Definition extends AreaDefinition> =
  Screen | Readonly<Record<Definition['routes'][number]['path'], Screen>>;

/** By the route's path. */
export function screensByPath<Definition extends AreaDefinition>(
  area: Definition,
  screens: Screens<Definition>,
): ReadonlyMap<string, Screen> {
  if (typeof screens === 'function') return new Map(area.routes.map(({ path }) => [path, screens]));
  return new Map(Object.entries<Screen>(screens));
}

/** Which of them an address shows. Routes are spelled out, so that no two match; the router's own would weigh 3 kB more. */
export function screenAt(screens: ReadonlyMap<string, Screen>, pathname: string) {
  const found = [...screens].find(([path]) => matchPath(path, pathname) !== null);
  return found === undefined ? null : { path: found[0], screen: found[1] };
}

/**
 * Each screen's code once. What failed is asked for again by `anew` alone: React, which draws again when it hears of it,
 * would otherwise ask without end, under the address of a screen that is not there.
 */
export function screenLoader() {
  const loaded = new Map<Screen, Promise<ScreenModule>>();
  const failed = new WeakSet<Promise<ScreenModule>>();
  return (screen: Screen, anew = false): Promise<ScreenModule> => {
    const known = loaded.get(screen);
    if (known && !(anew && failed.has(known))) return known;
    const loading = twice(screen);
    loaded.set(screen, loading);
    loading.then(
      // As React's `use` reads it: drawn at once instead of after a flash of nothing.
      module => Object.assign(loading, { status: 'fulfilled', value: module }),
      () => failed.add(loading),
    );
    return loading;
  };
}

export type LoadScreen = ReturnType<typeof screenLoader>;
