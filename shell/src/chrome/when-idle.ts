/** After the first screen and whatever is more urgent, at the latest two seconds later. */
export function whenIdle(run: () => void, painted: Promise<unknown>): () => void {
  let cancel: (() => void) | null = null;
  let given = false;
  const start = () => {
    if (!given) cancel = idle(run);
  };
  void painted.then(start, start);
  return () => {
    given = true;
    cancel?.();
  };
}

/** Safari knows no idle callback. */
function idle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}
