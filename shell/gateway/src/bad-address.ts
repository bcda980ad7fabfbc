import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseCall } from './exchange/envelope';
import { isCall } from './exchange/exchange-proxy';
import { refusalIn } from './exchange/refusals';
import { notFound } from './files/send-file';
import { NOT_A_PAGE, SECURITY_HEADERS } from './security-headers';

/** A broken escape, or a part that is too long: that leads to no route, and so past all hooks. */
export function badAddress(_: unknown, { url, headers }: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...SECURITY_HEADERS, 'content-security-policy': NOT_A_PAGE });
  if (isCall(url)) refuseCall(reply, 400, refusalIn(headers, 'unreadable'));
  else notFound(reply);
}
