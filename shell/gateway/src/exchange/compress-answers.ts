import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedEncoding } from '../files/accepted-encoding';
import { compress } from '../files/compress';

/** One packet carries as much: a shorter answer would be no sooner there. */
const WORTH_BYTES = 1_400;

/** Bars, books and lists are a fifth as long on the way; a failure or a picture goes as it is. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (!Buffer.isBuffer(payload) || payload.length < WORTH_BYTES || !isText(reply)) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding);
    return compress(payload, encoding, 'fast');
  });
}

function isText(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type'));
  return /^(application\/json|text\/|image\/svg)/.test(type) && !reply.hasHeader('content-encoding');
}
