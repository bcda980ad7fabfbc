import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding';
import type { ListedFile } from './build-files';
import type { CompressedCopies } from './compressed-copies';
import { isText, mediaTypeOf } from './media-types';
import { DamagedFile, isGone } from './whole-file';

/** Names within a build's folder, and names that carry a hash of the content, mean the same bytes for good. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  listed: ListedFile,
  copies: CompressedCopies,
  caching: string,
): Promise<FastifyReply> {
  const { file, read } = listed;
  const encoding = isText(file.path) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  const tag = `"${file.integrity.slice('sha384-'.length, 'sha384-'.length + 27)}-${encoding}"`;
  try {
    const body = request.headers['if-none-match'] === tag ? null : await copies.copyOf(file, encoding, read);
    reply.headers({ 'cache-control': caching, etag: tag, vary: 'accept-encoding' });
    if (body === null) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(mediaTypeOf(file.path)).send(body);
  } catch (error) {
    return isGone(error) ? notFound(reply) : unable(request, reply, error);
  }
}

/** Whoever asks again may get it from another gateway, or once the store is mended or answers again. */
function unable(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  request.log.error(error, 'release store');
  const why = error instanceof DamagedFile ? 'Damaged' : 'Out of reach';
  // A tab holds nothing against a build that it is told to ask for again.
  if (why === 'Out of reach') reply.header('retry-after', '5');
  return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${why}\n`);
}

/** Plain: a page in place of a script is a riddle, and caches must not keep that there was nothing. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
}
