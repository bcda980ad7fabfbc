export function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise(resolve => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
