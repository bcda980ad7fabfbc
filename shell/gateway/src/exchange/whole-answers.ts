import { callerNetwork } from '@tradefloor/limits';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callerOf } from '../caller';
import { Untaken } from './untaken';

/** The exchange was gone in the middle of its answer. */
export class BrokenOff extends Error {
  readonly statusCode = 502;
}

/**
 * An answer is here as a whole before it is passed on: the ways to the exchange are few, and whoever takes a word a
 * minute would keep one from everybody else.
 */
export function takeWholeAnswers(app: FastifyInstance, trustedProxies: number): void {
  const untaken = new Untaken();
  app.addHook('onSend', async ({ raw, log }, reply, payload) => {
    if (!(payload instanceof Readable)) return payload;
    const whole = await buffer(payload).catch((error: unknown) => {
      log.error(error, 'exchange');
      throw new BrokenOff();
    });
    untaken.add(callerNetwork(callerOf(raw, trustedProxies).ip), reply.raw, whole.length);
    return whole;
  });
}
