import { createHash } from 'node:crypto';
import { type Call, isMalformed } from '@tradefloor/contract';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import type { Caller } from './ask';

const LONGEST_KEY = 100;

/** wallet.own-hand: no part of what is asked for, and six digits are soon found again in what is kept of them. */
const PROOFS = new Set(['fund_password', 'two_step_code']);

/** exchange.once-by-key: one request that must have one effect. */
export interface OnceOnly {
  readonly memberId: number;
  readonly key: string;
  readonly call: string;
  readonly hash: string;
  /** As a row of before has it that is not a week old yet: made without the key, and with the proofs. */
  readonly hashOfBefore: () => string;
}

export function onceOnly(
  { seals }: Pick<Core, 'seals'>,
  call: Pick<Call<unknown, unknown>, 'name' | 'movesMoney' | 'payload'>,
  caller: Caller,
  header: unknown,
  wire: object,
): OnceOnly | null {
  if (!call.movesMoney || !caller.member || typeof header !== 'string' || header === '') return null;
  if (header.length > LONGEST_KEY) throw new Refusal('textTooLong');
  const asked = Object.entries(declared(call, wire)).sort(([one], [other]) => (one < other ? -1 : 1));
  const kept = asked.filter(([name]) => !PROOFS.has(name));
  return {
    memberId: caller.member.id,
    key: header,
    call: call.name,
    hash: seals.hash(`request:${JSON.stringify(kept)}`),
    hashOfBefore: () => createHash('sha256').update(JSON.stringify(asked)).digest('hex'),
  };
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
  const isSame = row.request_hash === once.hash || row.request_hash === once.hashOfBefore();
  if (row.call !== once.call || !isSame) throw new Refusal('keyReused');
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

/** What the call asks for, and nothing that it does not declare: a repetition may carry another moment or cache-buster. */
function declared({ payload }: Pick<Call<unknown, unknown>, 'payload'>, wire: object): object {
  try {
    return Object(payload.encode(payload.decode(wire)));
  } catch (problem) {
    // It is about to be refused, and a refusal is not kept.
    if (isMalformed(problem)) return {};
    throw problem;
  }
}
