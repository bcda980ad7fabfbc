import { type Call, writeEnvelope } from '@tradefloor/contract';
import type { Caller } from '@tradefloor/release/operators';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { NOTHING_HERE, refuseWith } from './envelope';

export type CallerOf = (authorization: string) => Promise<Caller>;

/** One call of the contract, answered to operators and to nobody else. */
export function answering(routes: FastifyInstance, callerOf: CallerOf) {
  return <Payload, Answer>(
    call: Call<Payload, Answer>,
    handle: (payload: Payload, operator: string) => Promise<Answer>,
  ): void => {
    routes.route({
      method: call.method,
      url: call.path,
      async handler(request, reply) {
        const caller = await callerOf(request.headers.authorization ?? '');
        if (caller.kind !== 'member' || !caller.isOperator) return refuseCaller(reply, caller);
        const payload = call.payload.decode((call.method === 'GET' ? request.query : request.body) ?? {});
        const answer = await handle(payload, caller.name);
        return reply
          .header('cache-control', 'no-store')
          .send(writeEnvelope(call, { kind: 'ok', answer, message: null }));
      },
    });
  };
}

/** Whoever is no operator finds nothing here, and learns nothing of what there is. */
function refuseCaller(reply: FastifyReply, { kind }: Caller) {
  if (kind === 'guest') return refuseWith(reply, 401, { key: 'desk.guest', values: {} }, 999);
  if (kind === 'unknown') return refuseWith(reply, 503, { key: 'desk.unknown', values: {} });
  return refuseWith(reply, 404, NOTHING_HERE);
}
