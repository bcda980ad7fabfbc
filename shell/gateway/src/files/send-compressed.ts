import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding';
import { compress } from './compress';

/** For what is made anew: compressed while the client waits. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  mediaType: string,
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = await compress(Buffer.from(text), encoding, 'fast');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(mediaType).send(body);
}
