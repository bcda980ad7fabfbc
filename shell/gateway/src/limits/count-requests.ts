import { callerNetwork } from '@tradefloor/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import type { Limits } from './limits';
import { refuseTooMany } from './too-many';

/** Where the exchange finds out whose the token is: anywhere else it may be any word. */
const JUDGED = /^\/(api|user\/info|ops\/api)(\/|$)/;
const FILES = /^\/(builds|shell)\//;
/** What a client makes of a storage that has no token. */
const NO_TOKEN = new Set([undefined, '', 'null', 'undefined']);

/** Before anything is done for it: a flood from one address must not slow everybody else's pages and calls. */
export function countRequests(app: FastifyInstance, limits: Limits, trustedProxies: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const network = callerNetwork(callerOf(request.raw, trustedProxies).ip);
    const wait = rateFor(request, limits).take(network);
    if (wait === 0) done();
    else refuseTooMany(reply, request.headers, wait);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // Of a file that everybody takes small there is one copy for all.
    const isShared = FILES.test(request.url) && reply.hasHeader('content-encoding');
    if (Buffer.isBuffer(payload) && !isShared) limits.held.add(request, reply, payload.length);
    done();
  });
}

function rateFor({ url, headers, routeOptions }: FastifyRequest, { guests, others, beacons }: Limits) {
  // By the route that answers: an address may have a query, and letters written otherwise.
  const route = routeOptions.url ?? '';
  if (route === '/beacon') return beacons;
  const showsToken = JUDGED.test(route) && !NO_TOKEN.has(headers.authorization);
  return FILES.test(url) || showsToken ? others : guests;
}
