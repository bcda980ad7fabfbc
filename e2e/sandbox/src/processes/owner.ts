import type { FastifyInstance } from 'fastify';
import type { Server } from 'socket.io';
import type { Core } from '../core';
import { type Sockets, tellSockets } from '../push/socket-server';
import { SharedAudience } from './audience';
import { type Between, FRONT_HEADER, type FromFront, frontWord, isFrontWord } from './between';

/** The owner answers nobody but its fronts: those are trusted to say for whom they ask. */
export function answerOnlyFronts(app: FastifyInstance, secret: string): void {
  const word = frontWord(secret);
  app.addHook('onRequest', async (request, reply) => {
    if (!isFrontWord(request.headers[FRONT_HEADER], word)) await reply.code(403).send();
  });
}

/** The owner's pushes, to the sockets of every process. */
export function tellFronts(io: Server, between: Between, core: Core): Sockets {
  const audience = new SharedAudience();
  const sockets = tellSockets(io, audience, core);
  const hear = (told: FromFront) => {
    if (told.said === 'begins') audience.begins(told.front);
    else if (!audience.knows(told.front)) between.toFront({ front: told.front });
    else if (told.said === 'room') audience.note(told.front, told.room, told.isHeard);
    else if (told.said === 'asks') sockets.usher.answer(told.request);
  };
  between.beOwner({ hear, forget: () => audience.forgetAll() });
  const close = async () => {
    between.beOwner(null);
    await sockets.close();
  };
  return { ...sockets, close };
}
