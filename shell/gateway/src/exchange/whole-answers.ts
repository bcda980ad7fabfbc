import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Held } from '../limits/held';

/** The exchange was gone in the middle of its answer. */
export class BrokenOff extends Error {
  readonly statusCode = 502;
}

/**
 * An answer is here as a whole before it is passed on: the ways to the exchange are few, and whoever takes a word a
 * minute would keep one from everybody else.
 */
export function takeWholeAnswers(app: FastifyInstance, held: Held): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable)) return payload;
    const whole = await buffer(payload).catch((error: unknown) => {
      // Of a page that gave up there is nothing to tell.
      if (!reply.raw.destroyed) request.log.error(error, 'exchange');
      throw new BrokenOff();
    });
    held.add(request, reply, whole.length);
    return whole;
  });
}
