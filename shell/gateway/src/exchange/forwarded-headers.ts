import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from '../caller';

/** Who says where a request came from, and whose part it is, is us, not the client. */
const CLAIMS = new Set([
  'baggage',
  'forwarded',
  'traceparent',
  'tracestate',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** Between a client and us alone: a call that still had one might not be made at all. */
const OF_THIS_HOP = new Set(['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']);

/** Between us and who answered: how long we keep a client's connection is between that client and us. */
const OF_THE_OTHER_HOP = new Set([...OF_THIS_HOP, 'connection', 'transfer-encoding']);

export function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(headers.connection?.toLowerCase().split(/[\s,]+/));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OF_THE_OTHER_HOP.has(name) && !named.has(name)),
  );
}

export function withForwarded(headers: IncomingHttpHeaders, { ip, host, protocol }: Caller): IncomingHttpHeaders {
  const own = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !CLAIMS.has(name) && !OF_THIS_HOP.has(name)),
  );
  return { ...own, 'x-forwarded-for': ip, 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
}
