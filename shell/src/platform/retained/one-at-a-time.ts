/** A reading that began before somebody asked may miss what they ask for: they get the next one, and share it. */
export function oneAtATime(read: () => Promise<boolean>): () => Promise<boolean> {
  let reading: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;
  const begin = (): Promise<boolean> => {
    next = null;
    const began = read().finally(() => {
      if (reading === began) reading = null;
    });
    reading = began;
    return began;
  };
  return () => {
    if (reading === null) return begin();
    next ??= reading.then(begin, begin);
    return next;
  };
}
