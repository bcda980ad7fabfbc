/** On the way in, where the user came from; `session.returnTo` checks it at the end, so a foreign address leads nowhere. */
export function withWayBack(to: string, back: string | null): string {
  if (back === null || back === '' || back === '/') return to;
  return `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ back }).toString()}`;
}
