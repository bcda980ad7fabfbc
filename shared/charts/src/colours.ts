/** Tokens of `shared/ui`: as CSS variables they follow a switch of theme or rise colour without any redraw. */
export const COLOURS = {
  rise: 'var(--rise)',
  fall: 'var(--fall)',
  /** Behind the depth curves. */
  riseArea: 'var(--rise-bar)',
  fallArea: 'var(--fall-bar)',
  riseFaint: 'color-mix(in srgb, var(--rise) 45%, var(--panel))',
  fallFaint: 'color-mix(in srgb, var(--fall) 45%, var(--panel))',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  textStrong: 'var(--text-1)',
  text: 'var(--text-2)',
  textFaint: 'var(--text-3)',
  panel: 'var(--panel)',
  accent: 'var(--accent)',
  onTrade: 'var(--on-trade)',
  onAccent: 'var(--on-accent)',
  warn: 'var(--warn)',
  violet: 'var(--violet)',
  cyan: 'var(--cyan)',
  pink: 'var(--pink)',
} as const;
