import type { Saying } from './said/said';

/** Nothing was found, because nobody could look to the end. */
export class NoLook extends Error {
  override readonly name = 'NoLook';

  constructor(readonly said: Saying) {
    super(said.key);
  }
}

export const noChromium = (named: string | undefined): NoLook =>
  new NoLook(
    named ? { key: 'unlooked.chromium.away', values: { path: named } } : { key: 'unlooked.chromium.none', values: {} },
  );

/** `kill` ends what is looked with, at the latest after so long; what comes of it then, or fails, is of that alone. */
export async function lookedWithin<Seen>(
  limitMs: number,
  kill: () => Promise<void>,
  look: () => Promise<Seen>,
): Promise<Seen> {
  const late = new NoLook({ key: 'unlooked.late', values: { seconds: Math.round(limitMs / 1_000) } });
  let isOver = false;
  const overrun = setTimeout(() => {
    isOver = true;
    void kill();
  }, limitMs);
  try {
    const seen = await look();
    if (isOver) throw late;
    return seen;
  } catch (problem) {
    throw isOver ? late : problem;
  } finally {
    clearTimeout(overrun);
    await kill();
  }
}
