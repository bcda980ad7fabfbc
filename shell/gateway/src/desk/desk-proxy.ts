import httpProxy from '@fastify/http-proxy';
import { DELIVERIES, MOST_DELIVERED_BYTES } from '@tradefloor/release/delivery';
import { isOverHttp, socketName } from '@tradefloor/release/desk-address';
import type { FastifyError, FastifyInstance } from 'fastify';
import { callerOf } from '../caller';
import { refuseCall } from '../exchange/envelope';
import { withForwarded, withoutHop } from '../exchange/forwarded-headers';
import { refusalIn } from '../exchange/refusals';
import { refusalOf, takeWholeBodies } from '../whole-bodies';

export interface DeskProxyDeps {
  /** A socket, or an address as `http://10.0.0.4:9400`. */
  readonly desk: string;
  readonly ownOrigins: readonly string[];
  readonly trustedProxies: number;
}

/** A form with a reason in it. */
const MOST_BODY_BYTES = 8_000;
const ANSWERS_WITHIN_MS = 15_000;

/** To the operators' desk, which has the key and asks the exchange who calls: here nothing is known and nothing decided. */
export async function deskProxy(app: FastifyInstance, deps: DeskProxyDeps): Promise<void> {
  await app.register(scope => passedOn(scope, deps, FORMS));
  await app.register(scope => passedOn(scope, deps, BUILDS));
}

interface Passed {
  readonly prefix: string;
  readonly most: number;
  /** Whether a body is here before the desk is asked. */
  readonly whole: boolean;
}

const FORMS: Passed = { prefix: '/ops/api', most: MOST_BODY_BYTES, whole: true };
/** Passed on as they come: a build is large, and the desk knows who sends it before it reads any of it. */
const BUILDS: Passed = { prefix: DELIVERIES, most: MOST_DELIVERED_BYTES, whole: false };

async function passedOn(
  app: FastifyInstance,
  { desk, ownOrigins, trustedProxies }: DeskProxyDeps,
  { prefix, most, whole }: Passed,
): Promise<void> {
  app.setErrorHandler<FastifyError>((problem, { headers }, reply) =>
    refuseCall(reply, problem.statusCode ?? 500, refusalIn(headers, 'unreadable')),
  );
  app.addHook('onRequest', async (request, reply) => {
    const tooLarge = refusalIn(request.headers, 'desk-too-large');
    const refused = refusalOf(request, { ownOrigins, most, tooLarge });
    if (refused !== null) refuseCall(reply, ...refused);
    return refused === null ? undefined : reply;
  });
  if (whole) takeWholeBodies(app, most);
  await app.register(httpProxy, {
    upstream: upstreamOf(desk),
    prefix,
    rewritePrefix: prefix,
    httpMethods: whole ? ['GET', 'POST'] : ['POST'],
    proxyPayloads: !whole,
    http: { requestOptions: { timeout: ANSWERS_WITHIN_MS } },
    replyOptions: {
      rewriteRequestHeaders: ({ raw }, headers) =>
        // A socket has no host to be called by.
        withForwarded({ ...headers, host: 'desk' }, callerOf(raw, trustedProxies)),
      rewriteHeaders: headers => withoutHop(headers),
      onError: reply => {
        if (!reply.raw.destroyed) refuseCall(reply, 502, refusalIn(reply.request.headers, 'desk-down'));
      },
      retryDelay: () => null,
    },
  });
}

const upstreamOf = (desk: string): string =>
  isOverHttp(desk) ? desk : `unix+http://${encodeURIComponent(socketName(desk))}/`;
