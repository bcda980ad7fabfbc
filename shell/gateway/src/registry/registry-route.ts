import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../files/send-compressed';
import { notFound } from '../files/send-file';
import type { RegistrySource } from './registry-source';

/** For the client's poll behind the socket: cheap to ask, answered in full only when something changed. */
export function registryRoute(app: FastifyInstance, source: RegistrySource): void {
  app.get('/registry', (request, reply) => sendUnlessKnown(request, reply, source.current.mark, source.current.json));
  // For tabs that check it themselves: word for word as it was signed.
  app.get('/registry/signed', async (request, reply) => {
    const { mark, signed } = source.current;
    return signed === null ? notFound(reply) : sendUnlessKnown(request, reply, mark, signed);
  });
}

async function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  mark: string,
  json: string,
): Promise<FastifyReply> {
  // Weak: the same revision has several encodings.
  const tag = `W/"${mark}"`;
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return sendCompressed(request, reply, json, 'application/json; charset=utf-8');
}
