import { type Call, writeEnvelope } from '@tradefloor/contract';
import type { Caller } from '@tradefloor/release/operators';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printable } from '../../said/printable';
import { NOTHING_HERE, refuseWith } from './envelope';

export type CallerOf = (authorization: string) => Promise<Caller>;

/** One call of the contract, answered to operators and to nobody else. */
export function answering(routes: FastifyInstance, callerOf: CallerOf) {
  return <Payload, Answer>(
    call: Call<Payload, Answer>,
    handle: (payload: Payload, operator: string, asked: FastifyRequest['headers']) => Promise<Answer>,
  ): void => {
    routes.route({
      method: call.method,
      url: call.path,
      async handler(request, reply) {
        const caller = await callerOf(request.headers.authorization ?? '');
        if (caller.kind !== 'member' || !caller.isOperator) return refuseCaller(reply, caller);
        const payload = call.payload.decode((call.method === 'GET' ? request.query : request.body) ?? {});
        const answer = await handle(payload, caller.name, request.headers);
        const said = writeEnvelope(call, { kind: 'ok', answer, message: null });
        return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(said, asShown));
      },
    });
  };
}

/** A page obeys marks of direction as a terminal does: who did it, and what a build says, are read as they were written. */
const asShown = (_name: string, value: unknown): unknown => (typeof value === 'string' ? printable(value) : value);

/** Whoever is no operator finds nothing here, and learns nothing of what there is. */
function refuseCaller(reply: FastifyReply, { kind }: Caller) {
  if (kind === 'guest') return refuseWith(reply, 401, { key: 'desk.guest', values: {} }, 999);
  if (kind === 'unknown') return refuseWith(reply, 503, { key: 'desk.unknown', values: {} });
  return refuseWith(reply, 404, NOTHING_HERE);
}
