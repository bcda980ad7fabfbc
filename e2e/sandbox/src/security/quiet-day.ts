import type { Member } from '../account/members';
import { DAY } from '../clock/clock';
import type { Core } from '../core';
import { Refusal } from '../messages/refusal';
import { securityOf } from './second-step';

/** account.quiet-day: how long a change of password or address keeps money in, and a new address from recovering the account. */
export const QUIET_FOR = DAY;

export const isQuiet = (core: Core, memberId: number, now: number): boolean =>
  now < securityOf(core, memberId).withdrawals_from;

/** Wherever money leaves for somebody else: the owner has a day to notice who took the account. */
export function assertMayLeave(core: Core, memberId: number, now: number): void {
  if (!isQuiet(core, memberId, now)) return;
  throw new Refusal('withdrawalsHeld', { until: written(securityOf(core, memberId).withdrawals_from) });
}

/** Whoever has taken a signed-in browser could bind an address of his own, and be the owner by it. */
export function assertMayRecover(core: Core, { id, email, phone }: Member, address: string): void {
  const { email_bound_at, phone_bound_at } = securityOf(core, id);
  const from = (address === email ? email_bound_at : address === phone ? phone_bound_at : 0) + QUIET_FOR;
  if (core.clock.now() < from) throw new Refusal('recoveryTooSoon', { until: written(from) });
}

/** `2026-11-22 08:30 UTC`. */
export const written = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
