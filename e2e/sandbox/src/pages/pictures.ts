import type { FastifyInstance } from 'fastify';
import type { Core } from '../core';
import { PICTURES } from '../pictures/picture-address';
import { pictureFor } from '../pictures/picture-calls';
import { callerOf } from '../wire/caller';

/** What was uploaded, at the address that `upload` answered: for whom it is not, there is nothing. */
export function servePictures(app: FastifyInstance, core: Core): void {
  app.get<{ Params: { name: string } }>(`${PICTURES}:name`, async (request, reply) => {
    const { member } = callerOf(core, request);
    const picture = member && (await pictureFor(core, member, PICTURES + request.params.name));
    if (!picture) return reply.callNotFound();
    return reply.type(picture.contentType).header('x-content-type-options', 'nosniff').send(picture.body);
  });
}
