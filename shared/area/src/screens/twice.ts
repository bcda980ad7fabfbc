/** Files that are fetched together fail together, but not at once: one still failing would fail the second try too. */
const PAUSE_MS = 250;

/** A chunk that one lost connection kept from us is worth a second try; webpack forgets a failed chunk by itself. */
export async function twice<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
