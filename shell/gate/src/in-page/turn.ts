/** What its user may choose while a screen is there: another language, the other theme; or what it was before. */
interface Turned {
  readonly language: boolean;
  readonly look: boolean;
}

/** Runs in the page: as from the header. */
export async function turn({ language, look }: Turned): Promise<void> {
  const platform = window.tradefloorGatePlatform;
  const chosen = window.tradefloorGate?.chosen;
  if (platform === undefined || chosen === undefined) return;
  platform.language.set(language ? 'zh' : chosen.language);
  platform.appearance.set({ theme: look === (chosen.theme === 'night') ? 'day' : 'night' });
  // The second frame begins when the first one is painted.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve));
}
