/** Carries where the user came from along to the other pages on the way in; `session.returnTo` checks it at the end. */
export function withBack(to: string, back: string | null): string {
  if (back === null || back === '' || back === '/') return to;
  return `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ back }).toString()}`;
}
