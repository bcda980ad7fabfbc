import { sql } from 'kysely';
import type { Core } from '../core';
import { Refusal } from '../messages/refusal';
import { isUsed } from './picture-use';

const MEGABYTE = 1024 * 1024;
/** Of one member, in all. */
const MOST_MEGABYTES = 100;
/** Of those that nothing shows yet: both sides of a document, codes and receipts, several times over. */
const MOST_UNUSED_BYTES = 20 * MEGABYTE;

/** Before a picture is drawn: whether its owner has room for another one. */
export async function assertRoom(core: Core, memberId: number): Promise<void> {
  const { all, unused } = await core.db
    .selectFrom('picture')
    .select([
      sql<number>`coalesce(sum(octet_length(content)), 0)::int8`.as('all'),
      sql<number>`coalesce(sum(octet_length(content)) filter (where not ${isUsed(core.clock.now())}), 0)::int8`.as(
        'unused',
      ),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (all >= MOST_MEGABYTES * MEGABYTE) throw new Refusal('pictureSpaceUsed', { most: MOST_MEGABYTES });
  if (unused >= MOST_UNUSED_BYTES) throw new Refusal('picturesUnused');
}
