import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { callerOf } from '../caller';
import { NOT_A_PAGE } from '../security-headers';
import { compressAnswers } from './compress-answers';
import { type Answering, refuseCall } from './envelope';
import type { Held } from '../limits/held';
import type { Traced } from '../tracing/traced';
import { withForwarded, withoutHop } from './forwarded-headers';
import { refusalIn } from './refusals';
import { refusalOf, takeWholeBodies } from '../whole-bodies';
import { BrokenOff, takeWholeAnswers } from './whole-answers';

export interface ExchangeDeps {
  readonly exchange: string;
  readonly ownOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly held: Held;
  /** Null where nobody listens. */
  readonly traced: Traced | null;
}

/** An image of 4 MB is the most that anybody sends, in its multipart wrapping. */
const MOST_BODY_BYTES = 5_000_000;

const ANSWER_WITHIN_MS = 30_000;

/** The calls, one of which has a bare base too (wire.bare-base), and the polling of the socket. */
const PASSED_ON = ['/api', '/user/info', '/wss'];

export const isCall = (url: string): boolean => PASSED_ON.some(prefix => url.startsWith(`${prefix}/`));

/** Passed on as they are; upgrades go through the tunnel. */
export async function exchangeProxy(
  app: FastifyInstance,
  { exchange, ownOrigins, trustedProxies, held, traced }: ExchangeDeps,
): Promise<void> {
  takeWholeAnswers(app, held);
  compressAnswers(app);
  // An address that would lead out of what is passed on, for one.
  app.setErrorHandler<FastifyError>((problem, { headers }, reply) =>
    refuseCall(
      reply,
      problem.statusCode ?? 500,
      refusalIn(headers, problem instanceof BrokenOff ? 'exchange-down' : 'unreadable'),
    ),
  );
  app.addHook('onRequest', async (request, reply) => {
    const tooLarge = refusalIn(request.headers, 'too-large');
    const refused = refusalOf(request, { ownOrigins, most: MOST_BODY_BYTES, tooLarge });
    if (refused !== null) refuseCall(reply, ...refused);
    else held.add(request, reply, Number(request.headers['content-length'] ?? 0));
    return refused === null ? undefined : reply;
  });
  takeWholeBodies(app, MOST_BODY_BYTES);
  for (const prefix of PASSED_ON) {
    await app.register(httpProxy, {
      upstream: exchange,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'HEAD', 'POST'],
      proxyPayloads: false,
      undici: {
        headersTimeout: ANSWER_WITHIN_MS,
        bodyTimeout: 120_000,
        connect: { timeout: 3000 },
        // Shared by all who call. Long polling holds an answer back on purpose: each who polls takes one.
        connections: prefix === '/wss' ? 2048 : 256,
      },
      replyOptions: {
        rewriteRequestHeaders({ raw }, headers) {
          const ours = withForwarded({ ...headers }, callerOf(raw, trustedProxies));
          return traced?.asks(raw, ours) ?? ours;
        },
        rewriteHeaders(headers, request) {
          if (request) traced?.hears(request.raw, { isFault: false });
          return { 'content-security-policy': NOT_A_PAGE, ...withoutHop(headers) };
        },
        onError: (reply, { error }) => {
          traced?.hears(reply.request.raw, { isFault: true });
          // Of what nobody waits for any more there is nothing to tell, and nothing to see to.
          if (reply.raw.destroyed) return;
          reply.log.error(error, 'exchange');
          tellFailure(reply, error);
        },
        // Repeating is the client's decision: it knows which calls move money.
        retryDelay: () => null,
      },
    });
  }
}

interface Asked {
  readonly request: { readonly headers: IncomingHttpHeaders };
}

function tellFailure(reply: Answering & Asked, error: Error): void {
  const late = 'statusCode' in error && error.statusCode === 504;
  const message = refusalIn(reply.request.headers, late ? 'exchange-slow' : 'exchange-down');
  refuseCall(reply, late ? 504 : 502, message);
}
