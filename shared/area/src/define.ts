import type { Given, Part } from '@tradefloor/platform/parts';

/**
 * What `area.ts` says: data only, no React, so that the build can read it in Node and write `area.json` from it.
 * Titles and labels are keys of the area's own texts; the build resolves them into all six languages.
 */
export interface AreaDefinition {
  /** single-spa's name; the folder is `mf-<name>`. */
  readonly name: string;
  /** Range of `platform.version`, as in `^1.0.0`. */
  readonly platform: `^${number}.${number}.${number}`;
  readonly routes: readonly RouteDefinition[];
  readonly menu: readonly MenuDefinition[];
  readonly parts: readonly PartDefinition[];
}

export interface RouteDefinition {
  readonly path: `/${string}`;
  readonly aliases?: readonly `/${string}`[];
  /** Guests are sent to sign in, and back afterwards. */
  readonly access: 'public' | 'user';
  readonly frame?: 'none' | 'account' | 'wallet';
  readonly look?: 'page' | 'trading' | 'dark';
  /** The menu entry that is marked meanwhile, where the screen has none of its own. */
  readonly within?: `/${string}`;
  /** Key of the tab's title. */
  readonly title: string;
}

export interface MenuDefinition {
  readonly to: `/${string}`;
  readonly label: string;
  readonly order: number;
  readonly place: 'header' | 'account' | 'wallet';
  readonly hidden?: boolean;
}

/** What another area may mount without importing it, as `@tradefloor/platform/parts` declares it. */
export interface PartDefinition {
  readonly part: Part<Given>;
  /** Relative to the area's folder. */
  readonly module: `./src/${string}`;
}

export function defineArea<const Definition extends AreaDefinition>(definition: Definition): Definition {
  return definition;
}
