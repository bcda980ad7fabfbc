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
  // As many were added as there are proxies, or the last has replaced all: what is before them is the client's.
  const told = (name: string) => {
    const said = listIn(headers, name);
    return said[Math.max(0, said.length - trustedProxies)];
  };
  return {
    ip: addressIn(way[Math.max(0, way.length - 1 - trustedProxies)] ?? seen),
    host: told('x-forwarded-host') ?? direct.host,
    protocol: told('x-forwarded-proto') === 'https' ? 'https' : direct.protocol,
  };
}

/** Some proxies write the port too, which is another one with each connection: `203.0.113.7:5120`, `[2001:db8::1]:5120`. */
function addressIn(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

function listIn(headers: IncomingHttpHeaders, name: string): string[] {
  return String(headers[name] ?? '')
    .split(',')
    .map(text => text.trim())
    .filter(text => text !== '');
}
