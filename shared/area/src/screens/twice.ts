/** A chunk that one lost connection kept from us is worth a second try; webpack forgets a failed chunk by itself. */
export function twice<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  return load().catch(load);
}
