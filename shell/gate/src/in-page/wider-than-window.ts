/** Runs in the page: pixels by which it can be pushed sideways, its header with it; half a pixel may be rounded up. */
export function widerThanWindow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  const px = scrollWidth - clientWidth;
  return px > 1 ? px : 0;
}
