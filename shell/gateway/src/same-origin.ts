import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether another site's page made this request. Browsers always say who asks for whatever could do harm: they send
 * Sec-Fetch-Site, or at least Origin, with every post and every socket. Who sends neither is no browser.
 */
export function isForeign(headers: IncomingHttpHeaders, ownOrigins: readonly string[] = []): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return false;
  if (site !== undefined && site !== 'none') return true;
  const { origin } = headers;
  if (origin === undefined || ownOrigins.includes(origin)) return false;
  return hostOf(origin) !== headers.host;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
