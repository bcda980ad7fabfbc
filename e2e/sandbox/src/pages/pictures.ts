import type { FastifyInstance } from 'fastify';
import type { Core } from '../core';
import { PICTURES } from '../pictures/picture-calls';
import { callerOf } from '../wire/caller';

/** What was uploaded, to its owner's token and to whoever has to pay by it: for everybody else there is nothing. */
export function servePictures(app: FastifyInstance, core: Core): void {
  app.get<{ Params: { name: string } }>(`${PICTURES}:name`, async (request, reply) => {
    const { name } = request.params;
    const { member } = callerOf(core, request);
    const picture =
      member === null || !/^[\w-]+\.(jpg|png)$/.test(name)
        ? undefined
        : await core.db
            .selectFrom('picture')
            .select(['content', 'member_id'])
            .where('name', '=', name)
            .executeTakeFirst();
    const mayBeSeen = picture?.member_id === member?.id || core.c2c.paysBy(member?.id ?? 0, PICTURES + name);
    if (!picture || !mayBeSeen) return reply.callNotFound();
    return reply
      .type(name.endsWith('.png') ? 'image/png' : 'image/jpeg')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(Buffer.from(picture.content, 'base64'));
  });
}
