import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../files/send-compressed';
import type { RegistrySource } from './registry-source';

/** For the client's poll behind the socket: cheap to ask, answered in full only when something changed. */
export function registryRoute(app: FastifyInstance, source: RegistrySource): void {
  app.get('/registry', async (request, reply) => {
    const { mark, json } = source.current;
    // Weak: the same revision has several encodings.
    const tag = `W/"${mark}"`;
    reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return sendCompressed(request, reply, json, 'application/json; charset=utf-8');
  });
}
