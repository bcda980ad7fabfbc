import { createHash } from 'node:crypto';
import type { Call } from '@tradefloor/contract';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import type { Caller } from './ask';

const LONGEST_KEY = 100;

/** One request that must have one effect. */
export interface OnceOnly {
  readonly memberId: number;
  readonly key: string;
  readonly call: string;
  readonly hash: string;
}

export function onceOnly(
  call: Pick<Call<never, unknown>, 'name' | 'movesMoney'>,
  caller: Caller,
  header: unknown,
  wire: object,
): OnceOnly | null {
  if (!call.movesMoney || !caller.member || typeof header !== 'string' || header === '') return null;
  if (header.length > LONGEST_KEY) throw new Refusal('textTooLong');
  return { memberId: caller.member.id, key: header, call: call.name, hash: hashOf(wire) };
}

/** The answer that was stored with the effect, if there was one: the caller gets the same again. */
export async function answeredBefore(core: Core, once: OnceOnly): Promise<unknown> {
  const row = await core.db
    .selectFrom('idempotent_answer')
    .selectAll()
    .where('member_id', '=', once.memberId)
    .where('key', '=', once.key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.call !== once.call || row.request_hash !== once.hash) throw new Refusal('keyReused');
  return JSON.parse(row.answer);
}

export function remember(deed: Deed, once: OnceOnly, envelope: unknown): void {
  deed.write('idempotent_answer', {
    member_id: once.memberId,
    key: once.key,
    call: once.call,
    request_hash: once.hash,
    answer: JSON.stringify(envelope),
    at: deed.at,
  });
}

/** `_t` is the moment of sending, which a repeated request has anew. */
function hashOf(wire: object): string {
  const entries = Object.entries(wire).filter(([name]) => name !== '_t');
  return createHash('sha256')
    .update(JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex');
}
