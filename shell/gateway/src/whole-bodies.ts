import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { refusalIn } from './exchange/refusals';
import { isForeign } from './same-origin';

/**
 * A body is here as a whole before anybody is asked: the ways to who answers are few, and whoever sends a word a minute
 * would keep one from everybody else.
 */
export function takeWholeBodies(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    // As a stream it is passed on with its own headers, whatever it is.
    done(null, body.length === 0 ? undefined : Readable.from(body)),
  );
}

interface Sent {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

/** Why a call is not passed on; null when it is. */
export function refusalOf(
  { method, headers }: Sent,
  {
    ownOrigins,
    most,
    tooLarge,
  }: { readonly ownOrigins: readonly string[]; readonly most: number; readonly tooLarge: string },
): [number, string] | null {
  if (method !== 'POST') return null;
  if (isForeign(headers, ownOrigins)) return [403, refusalIn(headers, 'foreign')];
  const length = headers['content-length'];
  const unknownLength = length === undefined && headers['transfer-encoding'] !== undefined;
  if (unknownLength) return [411, 'Say how long the body is.'];
  return Number(length) > most ? [413, tooLarge] : null;
}
