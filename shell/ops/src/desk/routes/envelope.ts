import type { FastifyReply } from 'fastify';

/** As the exchange says no, so that one client reads both. */
export function refuseWith(reply: FastifyReply, status: number, message: string, type: 'error' | 999 = 'error') {
  return reply.code(status).header('cache-control', 'no-store').send({ type, message });
}
