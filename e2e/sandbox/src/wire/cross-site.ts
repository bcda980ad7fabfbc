import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page of another site asks in its visitor's name; browsers say so. Who says nothing is no browser. */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  const { origin } = headers;
  if (origin === undefined || ownOrigins.includes(origin)) return false;
  const own = [headers.host, headers['x-forwarded-host']];
  return !own.includes(URL.canParse(origin) ? new URL(origin).host : origin);
}
