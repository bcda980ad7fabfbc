import type * as OverlaysModule from './overlays';

export type Overlays = typeof OverlaysModule;

let loading: Promise<Overlays> | null = null;
let loaded: Overlays | null = null;

/** Menus, dialogs, popovers and notices: one chunk, asked for when the page is idle or the first of them is wanted. */
export function loadOverlays(): Promise<Overlays> {
  loading ??= import(/* webpackChunkName: "overlays" */ './overlays').then(
    overlays => (loaded = overlays),
    (problem: unknown) => {
      // The next press tries again.
      loading = null;
      throw problem;
    },
  );
  return loading;
}

export function overlaysIfLoaded(): Overlays | null {
  return loaded;
}
