import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Core } from '../core';
import { languageOf } from '../messages/message';
import { answerCall } from './answer-call';
import { BODY_LIMIT, takeBodies } from './bodies';
import { explain, refused } from './refused';
import { routes } from './route-table';

/** As long as a request's head may be: what is no choice is refused by its schema, with a sentence. */
const LONGEST_PARAMETER = 16_384;

/** Whoever sends a word a minute does not keep a connection for ever. */
const SENT_WITHIN_MS = 120_000;

/** Who may ask, and who is believed when he asks for somebody else. */
export interface Reached {
  readonly trustProxy: 'loopback' | ((address: string, hop: number) => boolean);
  readonly guard?: (app: FastifyInstance) => void;
}

/** Fastify over the contract's table. Pages and sockets are put beside it by the exchange. */
export async function buildServer(core: Core, { trustProxy, guard }: Reached): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'error', redact: ['req.headers.authorization'] },
    bodyLimit: BODY_LIMIT,
    trustProxy,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    forceCloseConnections: true,
    requestTimeout: SENT_WITHIN_MS,
  });
  guard?.(app);
  await takeBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    if (isCrossSite(request)) await reply.code(403).send(refused(languageOf(request.headers['lang']), 'forbidden'));
  });
  // Somebody's own, unless a route says otherwise: neither a proxy nor a browser's disk keeps it.
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  });
  // Whatever could not even be read is answered like every other no: with the envelope.
  app.setErrorHandler((problem, request, reply) => {
    const envelope = explain(languageOf(request.headers['lang']), problem, fault => request.log.error(fault));
    return reply.code(200).send(envelope);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(refused(languageOf(request.headers['lang']), 'notACall')),
  );
  for (const route of routes) {
    app.route({
      method: route.call.method,
      url: route.call.path,
      handler: (request, reply) => answerCall(core, route, request, reply),
    });
  }
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}

/** A page of another site posts in its visitor's name; browsers say so. */
function isCrossSite({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  const origin = hostOf(headers.origin);
  const own = [headers.host, headers['x-forwarded-host']];
  return origin !== null && !own.includes(origin);
}

function hostOf(origin: string | undefined): string | null {
  if (origin === undefined) return null;
  return URL.canParse(origin) ? new URL(origin).host : origin;
}
