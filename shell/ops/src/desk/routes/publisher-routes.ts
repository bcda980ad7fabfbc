import { DELIVERIES, MOST_DELIVERED_BYTES } from '@tradefloor/release/delivery';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Admitted, admitted, NotTaken, Seen } from '../../publishers/admit';
import { readPublishers } from '../../publishers/publishers';
import { receive } from '../../publishers/receive';
import { Refusal } from '../../refusal';
import type { Bringing } from '../../releases/bring';
import { refuseWith } from './envelope';

/** Builds that teams hand over: who sends one is known by its signature, before a byte of the build is read. */
export function publisherRoutes(routes: FastifyInstance, context: Bringing): void {
  const { now, note } = context;
  const seen = new Seen(now().getTime());
  const admissions = new WeakMap<FastifyRequest, Admitted>();
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  routes.setErrorHandler((problem, _request, reply) => {
    if (problem instanceof NotTaken) return refuseWith(reply, problem.status, problem.message);
    if (problem instanceof Refusal && problem.kind === 'refused') return refuseWith(reply, 409, problem.message);
    throw problem;
  });
  routes.route({
    method: 'POST',
    url: DELIVERIES,
    bodyLimit: MOST_DELIVERED_BYTES,
    async onRequest(request) {
      const publishers = await readPublishers(note.signing.folder);
      const { authorization } = request.headers;
      admissions.set(request, await admitted(authorization, { publishers, now: now().getTime(), seen }));
    },
    async handler(request, reply) {
      const admission = admissions.get(request);
      if (admission === undefined) throw new NotTaken(401, 'Nobody was asked.');
      const { outcome, differs } = await receive(admission, String(request.body), context);
      const { area, build } = admission.delivery;
      return reply.header('cache-control', 'no-store').send({ type: 'ok', message: { area, build, outcome, differs } });
    },
  });
}
