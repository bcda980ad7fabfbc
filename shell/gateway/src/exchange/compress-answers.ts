import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../files/accepted-encoding';

/** One packet carries as much: a shorter answer would be no sooner there. */
const WORTH_BYTES = 1_400;

/** Bars, books and lists are a fifth as long on the way; a failure or a picture goes as it is. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || !isLongText(reply)) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = wantedBy(request);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    // What breaks on the way ends the connection; there is nobody else to tell.
    return pipeline(payload, smaller(encoding), () => {});
  });
}

const wantedBy = ({ headers }: FastifyRequest): Encoding => acceptedEncoding(headers['accept-encoding']);

function isLongText(reply: FastifyReply): boolean {
  const isText = /^(application\/json|text\/|image\/svg)/.test(String(reply.getHeader('content-type')));
  return isText && !reply.hasHeader('content-encoding') && Number(reply.getHeader('content-length')) >= WORTH_BYTES;
}

function smaller(encoding: Exclude<Encoding, 'identity'>): Transform {
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
