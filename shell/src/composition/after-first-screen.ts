import type * as LateModule from './late';

/** Calls with what has come; never where it could not be had: each use of it has to do without. */
export type Late = (use: (late: typeof LateModule) => void) => void;

export function afterFirstScreen(painted: Promise<void>): Late {
  const coming = painted.then(() => import(/* webpackChunkName: "late" */ './late'));
  return use => void coming.then(use).catch(() => undefined);
}
