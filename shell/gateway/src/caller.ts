import type { IncomingHttpHeaders } from 'node:http';

export interface Caller {
  readonly ip: string;
  readonly host: string;
  readonly protocol: 'http' | 'https';
}

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Who calls. What a request says of its own way counts only as far as it was written by our own proxies in front:
 * each adds the address that it saw at the end, so with two of them the last but one is the caller's.
 */
export function callerOf({ headers, socket }: Call, trustedProxies: number): Caller {
  const seen = socket.remoteAddress ?? '';
  const encrypted = 'encrypted' in socket;
  const direct: Caller = { ip: seen, host: headers.host ?? '', protocol: encrypted ? 'https' : 'http' };
  if (trustedProxies === 0) return direct;
  const way = [...listIn(headers, 'x-forwarded-for'), seen];
  return {
    ip: way[Math.max(0, way.length - 1 - trustedProxies)] ?? seen,
    host: listIn(headers, 'x-forwarded-host')[0] ?? direct.host,
    protocol: listIn(headers, 'x-forwarded-proto')[0] === 'https' ? 'https' : direct.protocol,
  };
}

function listIn(headers: IncomingHttpHeaders, name: string): string[] {
  return String(headers[name] ?? '')
    .split(',')
    .map(text => text.trim())
    .filter(text => text !== '');
}
