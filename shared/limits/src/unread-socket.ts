import type { Socket } from 'node:net';

/** By what Node calls it; what cannot be read otherwise is a 400. */
const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** exchange.unread-requests: answers what is no HTTP, or stops in the middle of it. Nobody has read who asks for what. */
export function unreadSocket(said: unknown): (problem: Error & { readonly code?: string }, socket: Socket) => void {
  const body = JSON.stringify(said);
  return (problem, socket) => {
    const { code = '' } = problem;
    // The line is gone already.
    if (code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) {
      const head = [
        `HTTP/1.1 ${STATUS[code] ?? '400 Bad Request'}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        'Connection: close',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    }
    socket.destroy(problem);
  };
}
