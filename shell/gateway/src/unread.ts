import { unreadSocket } from '@tradefloor/limits';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { envelope, refuseCall, UNREADABLE } from './exchange/envelope';
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

/** No page, no file, and no call that is passed on: one of another method, for one. */
export function nothingThere({ url, headers }: FastifyRequest, reply: FastifyReply): void {
  if (isCall(url)) refuseCall(reply, 404, refusalIn(headers, 'no-call'));
  else notFound(reply);
}

/** What could not be read, and faults of our own, where no route says it better: as every other no (exchange.unread-requests). */
export function unread(problem: FastifyError, { headers, log }: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status = 500 } = problem;
  if (status >= 500) log.error(problem, 'gateway');
  const why = status >= 500 ? 'failed' : status === 413 ? 'body-too-large' : 'unreadable';
  refuseCall(reply, status, refusalIn(headers, why));
}

/** Nothing was understood of it, its language neither. */
export const clientErrorHandler = unreadSocket(envelope(UNREADABLE));
