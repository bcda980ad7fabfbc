/** Nothing was found, because nobody could look to the end. */
export class NoLook extends Error {
  override readonly name = 'NoLook';
}

export const noChromium = (named: string | undefined): NoLook =>
  new NoLook(
    named
      ? `CHROMIUM_PATH is "${named}", which is not there: name a Chromium, or unset it`
      : 'the gate needs a Chromium and found none: install one (Debian: apt-get install chromium), or name one with CHROMIUM_PATH',
  );

/** `kill` ends what is looked with, at the latest after so long; whatever was under way then fails of that alone. */
export async function lookedWithin<Seen>(
  limitMs: number,
  kill: () => Promise<void>,
  look: () => Promise<Seen>,
): Promise<Seen> {
  let isOver = false;
  const overrun = setTimeout(() => {
    isOver = true;
    void kill();
  }, limitMs);
  try {
    return await look();
  } catch (problem) {
    if (!isOver) throw problem;
    const seconds = Math.round(limitMs / 1_000);
    throw new NoLook(
      `the gate was not through after ${seconds} s, as this machine has no time or the build leaves it none: look again when less runs here`,
    );
  } finally {
    clearTimeout(overrun);
    await kill();
  }
}
