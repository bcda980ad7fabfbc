import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';
import { languageOf } from '../messages/message';
import type { ExchangeOptions } from '../options';
import { noCall } from '../wire/no-call';
import { refused } from '../wire/refused';
import { answerUnread, clientErrorHandler } from '../wire/unread';
import { FRONT_HEADER, frontWord } from './between';
import type { NoticeBoard } from './notice-board';

/** How long a call waits while the ownership passes from one process to another. */
const WAITS_MS = 4_000;
const ANSWER_WITHIN_MS = 30_000;
/** Whoever asks and then takes nothing keeps the answer in memory. */
const TAKEN_WITHIN_MS = 120_000;
const CONNECT_WITHIN_MS = 2_000;
/** The call never arrived: whatever it was, nothing was done. */
const NOT_SENT = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

declare module 'fastify' {
  interface FastifyRequest {
    owner: string;
  }
}

/** Hands every call to the owner as it is, and says for whom it asks. */
export async function buildFront(
  board: NoticeBoard,
  { secret, believes }: Pick<ExchangeOptions, 'secret' | 'believes'>,
): Promise<FastifyInstance> {
  const app = Fastify({
    // A fault is the owner's to tell, once; here each call that it hits would be a stack.
    logger: false,
    connectionTimeout: TAKEN_WITHIN_MS,
    trustProxy: believes,
    forceCloseConnections: true,
    frameworkErrors: (_, request, reply) => void noCall(request, reply),
    clientErrorHandler,
  });
  answerUnread(app, () => {});
  const word = frontWord(secret);
  app.decorateRequest('owner', '');
  app.get('/healthz', async (_, reply) => {
    const owner = await board.address(0);
    return reply.code(owner === null ? 503 : 200).send({ status: owner === null ? 'no owner' : 'ok' });
  });
  await app.register(httpProxy, {
    upstream: '',
    undici: {
      headersTimeout: ANSWER_WITHIN_MS,
      bodyTimeout: ANSWER_WITHIN_MS,
      connect: { timeout: CONNECT_WITHIN_MS },
      connections: 256,
    },
    async preHandler(request, reply) {
      const owner = await board.address(WAITS_MS);
      if (owner !== null) request.owner = owner;
      else await reply.code(503).send(refused(languageOf(request.headers['lang']), 'unavailable'));
    },
    replyOptions: {
      getUpstream: request => ('owner' in request ? request.owner : ''),
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        [FRONT_HEADER]: word,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': String(headers['x-forwarded-host'] ?? request.headers.host ?? ''),
      }),
      onError(reply, { error }) {
        const { request } = reply;
        board.doubt('owner' in request ? request.owner : '');
        const wasSent = !('code' in error && NOT_SENT.has(String(error.code)));
        const language = languageOf(request.headers['lang']);
        void reply.code(wasSent ? 502 : 503).send(refused(language, wasSent ? 'answerLost' : 'unavailable'));
      },
      // Repeating is the client's decision: it knows which calls move money.
      retryDelay: () => null,
    },
  });
  return app;
}
