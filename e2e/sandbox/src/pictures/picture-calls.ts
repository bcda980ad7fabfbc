import { createHash, randomBytes } from 'node:crypto';
import type { upload as uploadCall } from '@tradefloor/contract';
import type { readPicture as readPictureCall } from '@tradefloor/contract/ext';
import { sql } from 'kysely';
import type { Member } from '../account/members';
import type { Core } from '../core';
import { Refusal } from '../messages/refusal';
import type { PictureRow } from '../storage/tables/account';
import { forMember, type HandlerOf } from '../wire/ask';
import { FILE_LIMIT } from '../wire/bodies';
import { Bytes } from '../wire/bytes';
import { showsPicture } from '../rulings/parties';
import { PICTURES } from './picture-address';
import { assertRoom } from './picture-space';
import { redraw } from './redraw';

const NAME_BYTES = 24;

/** The exchange names it, and only its owner ever sees it again. */
export const upload: HandlerOf<typeof uploadCall> = forMember(({ file }, ask) => {
  const { core, member } = ask;
  core.limits.check('uploads', String(member.id));
  // A JSON body may put any object in the file's place.
  if (!(file instanceof Blob) || file.size === 0) throw new Refusal('pictureUnreadable');
  core.limits.count('uploads', String(member.id));
  return core.clerk.inTurn(`upload ${member.id}`, async () => {
    await assertRoom(core, member.id);
    const { kind, content } = await core.bounds.drawing.run(async () =>
      redraw(new Uint8Array(await file.arrayBuffer())),
    );
    if (content.length > FILE_LIMIT) throw new Refusal('fileTooLarge');
    return ask.perform(deed => {
      const name = `${randomBytes(NAME_BYTES).toString('base64url')}.${kind}`;
      deed.write('picture', {
        name,
        member_id: member.id,
        hash: createHash('sha256').update(content).digest('hex'),
        content,
        created_at: deed.at,
      });
      return PICTURES + name;
    });
  });
});

/** The member's own picture at an address that `upload` answered; another's is as unknown as one that never was. */
export async function pictureAt(
  core: Core,
  memberId: number,
  address: string,
): Promise<Omit<PictureRow, 'content'> | undefined> {
  if (!address.startsWith(PICTURES)) return undefined;
  return core.db
    .selectFrom('picture')
    .select(['name', 'member_id', 'hash', 'created_at'])
    .where('name', '=', address.slice(PICTURES.length))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** To its owner, to whoever has to pay by it, and to those to whom it was said. */
export async function pictureFor(core: Core, member: Member, address: string): Promise<Bytes | null> {
  const name = address.slice(PICTURES.length);
  if (!address.startsWith(PICTURES) || !/^[\w-]+\.(jpg|png)$/.test(name)) return null;
  const picture = await core.db
    .selectFrom('picture')
    .select([sql<Uint8Array>`content`.as('bytes'), 'member_id'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!picture) return null;
  const isOwn = picture.member_id === member.id;
  if (!isOwn && !core.c2c.paysBy(member.id, address) && !(await showsPicture(core, member, address))) return null;
  return new Bytes(Buffer.from(picture.bytes), name.endsWith('.png') ? 'image/png' : 'image/jpeg');
}

export const readPicture: HandlerOf<typeof readPictureCall> = forMember(async ({ picture }, { core, member }) => {
  const seen = await pictureFor(core, member, picture);
  if (!seen) throw new Refusal('pictureUnknown');
  return seen;
});
