import Fastify, { type FastifyInstance } from 'fastify';
import type { Core } from '../core';
import { languageOf } from '../messages/message';
import { answerCall } from './answer-call';
import { BODY_LIMIT, callsOf, takeBodies } from './bodies';
import { callerOf } from './caller';
import { isCrossSite } from './cross-site';
import { noCall, UNKEPT } from './no-call';
import { refuse, refused } from './refused';
import { routes } from './route-table';
import { traced } from './traced';
import { answerUnread, clientErrorHandler } from './unread';

/** As long as a request's head may be: what is no choice is refused by its schema, with a sentence. */
const LONGEST_PARAMETER = 16_384;

/** Whoever sends a word a minute does not keep a connection for ever. */
const SENT_WITHIN_MS = 120_000;

/** Whoever asks and then takes nothing keeps the answer in memory. */
const TAKEN_WITHIN_MS = 120_000;
const HEALTH = '/healthz';
const READS = new Set(['GET', 'HEAD']);

/** Who may ask, and who is believed when he asks for somebody else. */
export interface Reached {
  readonly trustProxy?: (address: string, hop: number) => boolean;
  readonly guard?: (app: FastifyInstance) => void;
}

/** Fastify over the contract's table. Pages and sockets are put beside it by the exchange. */
export async function buildServer(
  core: Core,
  { trustProxy = core.options.believes, guard }: Reached,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    forceCloseConnections: true,
    requestTimeout: SENT_WITHIN_MS,
    connectionTimeout: TAKEN_WITHIN_MS,
    frameworkErrors: (_, request, reply) => void noCall(request, reply),
    clientErrorHandler,
  });
  guard?.(app);
  await takeBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!READS.has(request.method) && isCrossSite(request.headers, core.options.ownOrigins))
      await reply.code(403).send(refused(languageOf(request.headers['lang']), 'forbidden'));
  });
  // Before anything is read of it; who watches over the process may always ask how it is.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === HEALTH) return;
    const caller = callerOf(core, request);
    try {
      core.bounds.calls.take(caller, callsOf(request.headers));
    } catch (problem) {
      await refuse(reply, caller.language, problem, fault => core.bounds.faults.note('calls', fault));
    }
  });
  // Somebody's own, unless a route says otherwise: neither a proxy nor a browser's disk keeps it.
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', UNKEPT);
  });
  answerUnread(app, (route, fault) => core.bounds.faults.note(route, fault));
  for (const route of routes) {
    app.route({
      method: route.call.method,
      url: route.call.path,
      handler: (request, reply) =>
        traced(core.options.telemetry, request, reply, () => answerCall(core, route, request, reply)),
    });
  }
  app.get(HEALTH, async () => ({ status: 'ok' }));
  return app;
}
