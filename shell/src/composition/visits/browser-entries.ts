/**
 * Listens to what the browser tells of one kind, what it has told already included. Gives what takes those it has not
 * handed over yet; browsers that tell nothing of that kind have none, which is said by null.
 */
export function browserEntries(
  type: string,
  seen: (entries: readonly PerformanceEntry[]) => void,
  further: Readonly<Record<string, number>> = {},
): (() => readonly PerformanceEntry[]) | null {
  if (typeof PerformanceObserver === 'undefined') return null;
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const observer = new PerformanceObserver(list => seen(list.getEntries()));
  observer.observe({ type, buffered: true, ...further });
  return () => observer.takeRecords();
}
