import type { FastifyReply } from 'fastify';
import { inWordsOf } from '../../said/in-six';
import type { Line } from '../../said/english';

/** As the exchange says no, so that one client reads both; in the language of the call. */
export function refuseWith(
  reply: FastifyReply,
  status: number,
  why: Line | readonly Line[],
  type: 'error' | 999 = 'error',
) {
  const message = inWordsOf(reply.request.headers['lang'], [why].flat());
  return reply.code(status).header('cache-control', 'no-store').send({ type, message });
}

export const NOTHING_HERE = { key: 'desk.nothing', values: {} } as const;
