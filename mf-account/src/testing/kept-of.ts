/** What is there now is put back later: as a reload leaves it, which takes no screen away first. */
export function keptOf(storage: Storage): () => void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const kept = keys.map(key => [key, storage.getItem(key) ?? ''] as const);
  return () => kept.forEach(([key, text]) => storage.setItem(key, text));
}
