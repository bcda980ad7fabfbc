import type { Live, LiveStatus } from './live';

/** A view with its status, the same object while both are the same. */
export interface LiveView<View> extends LiveStatus {
  readonly view: View;
}

export function liveReader<View>(live: Live, view: () => View): () => LiveView<View> {
  let seen: LiveView<View> | null = null;
  let status: LiveStatus | null = null;
  return () => {
    const next = view();
    if (seen === null || seen.view !== next || status !== live.status()) {
      status = live.status();
      seen = { ...status, view: next };
    }
    return seen;
  };
}
