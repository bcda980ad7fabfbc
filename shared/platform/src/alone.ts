/** One tab at a time. Where the browser has no locks, as on a page without TLS, at once. */
export function aloneIn(
  page: Pick<Window, 'navigator'>,
  name: string,
): <Result>(work: () => Result) => Promise<Result> {
  const { locks } = page.navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) return async work => work();
  return async work => locks.request(name, async () => work());
}
