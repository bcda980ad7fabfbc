/** What is there now is put back later: as a reload leaves it, which takes no screen away first. */
export function keptOf(storage: Storage): () => void {
  const kept = Object.entries({ ...storage });
  return () => kept.forEach(([key, text]) => storage.setItem(key, text));
}
