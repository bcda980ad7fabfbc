import { DELIVERIES, MOST_DELIVERED_BYTES } from '@tradefloor/release/delivery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Admitted, admitted, NotTaken, Seen } from '../../publishers/admit';
import { readPublishers } from '../../publishers/publishers';
import { receive } from '../../publishers/receive';
import { Refusal } from '../../refusal';
import type { Bringing } from '../../releases/bring';
import { refuseWith } from './envelope';

/** Of one key: what is handed over is in memory as a whole, several times over. */
const MOST_AT_ONCE = 2;

interface Arrival extends Admitted {
  /** As a whole. */
  isHere: boolean;
}

/** Builds that teams hand over: who sends one is known by its signature, before a byte of the build is read. */
export function publisherRoutes(routes: FastifyInstance, context: Bringing): void {
  const { now, note } = context;
  const seen = new Seen(now().getTime());
  const arrivals = new Map<FastifyRequest, Arrival>();
  const arriving = ({ publisher: { key } }: Admitted) =>
    [...arrivals.values()].filter(({ publisher }) => publisher.key === key).length;
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  routes.setErrorHandler((problem, _request, reply) => {
    if (problem instanceof NotTaken) {
      if (problem.status === 429) reply.header('retry-after', '10');
      return refuseWith(reply, problem.status, problem.message);
    }
    if (problem instanceof Refusal && problem.kind === 'refused') return refuseWith(reply, 409, problem.message);
    throw problem;
  });
  routes.route({
    method: 'POST',
    url: DELIVERIES,
    bodyLimit: MOST_DELIVERED_BYTES,
    async onRequest(request, reply) {
      const publishers = await readPublishers(note.signing.folder);
      const { authorization } = request.headers;
      const admission = await admitted(authorization, { publishers, now: now().getTime(), seen });
      if (arriving(admission) >= MOST_AT_ONCE) {
        throw new NotTaken(
          429,
          `${MOST_AT_ONCE} builds under this key are on their way already: try again when they are here.`,
        );
      }
      const arrival = { ...admission, isHere: false };
      arrivals.set(request, arrival);
      // Whoever gave up before it was here as a whole; what is here is seen to, whoever still waits for the answer.
      const gone = () => arrival.isHere || arrivals.delete(request);
      if (reply.raw.destroyed) gone();
      else reply.raw.once('close', gone);
    },
    async handler(request, reply) {
      const arrival = arrivals.get(request);
      if (arrival === undefined) throw new NotTaken(401, 'Nobody was asked.');
      arrival.isHere = true;
      const received = receive(arrival, String(request.body), context);
      const { outcome, differs } = await received.finally(() => arrivals.delete(request));
      const { area, build } = arrival.delivery;
      return reply.header('cache-control', 'no-store').send({ type: 'ok', message: { area, build, outcome, differs } });
    },
  });
}
