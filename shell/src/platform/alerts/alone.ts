/** One tab at a time. Where the browser has no locks, as on a page without TLS, at once. */
export function aloneIn(page: Pick<Window, 'navigator'>, name: string): (work: () => void) => void {
  const { locks } = page.navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) return work => work();
  return work => void locks.request(name, () => work());
}
