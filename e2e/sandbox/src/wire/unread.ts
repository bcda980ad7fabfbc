import { unreadSocket } from '@tradefloor/limits';
import type { FastifyError, FastifyInstance } from 'fastify';
import { languageOf } from '../messages/message';
import { noCall } from './no-call';
import { refuse, refused } from './refused';

/** exchange.unread-requests: what could not even be read is answered with the envelope, under the status that says why. */
export function answerUnread(app: FastifyInstance, note: (route: string, fault: unknown) => void): void {
  app.setErrorHandler<FastifyError>((problem, { headers, routeOptions }, reply) => {
    return refuse(reply, languageOf(headers['lang']), problem, fault => note(routeOptions.url ?? 'no route', fault));
  });
  app.setNotFoundHandler(noCall);
}

/** Nothing was understood of it, its language neither. */
export const clientErrorHandler = unreadSocket(refused('en', 'badRequest'));
