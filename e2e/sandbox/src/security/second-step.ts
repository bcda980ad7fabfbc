import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { Refusal } from '../messages/refusal';
import type { SecurityRow } from '../storage/tables/account';
import { halfMinuteOf } from './authenticator';
import { withoutCode } from './recovery-codes';

const unprotected = (memberId: number): SecurityRow => ({
  member_id: memberId,
  two_step_secret: null,
  two_step_pending: null,
  two_step_used: 0,
  recovery_codes: '[]',
  fund_password_hash: null,
  anti_phishing_phrase: null,
  email_bound_at: 0,
  phone_bound_at: 0,
  withdrawals_from: 0,
  only_saved: false,
  only_saved_until: null,
});

export const securityOf = (core: Core, memberId: number): SecurityRow =>
  core.security.latest(memberId) ?? unprotected(memberId);

export const hasTwoSteps = (core: Core, memberId: number): boolean =>
  securityOf(core, memberId).two_step_secret !== null;

/** A member's own code, used up by the deed that it allows. Who has no second step is asked for none. */
export function takeCode(core: Core, deed: Deed, memberId: number, code: string | undefined): void {
  const row = securityOf(core, memberId);
  if (row.two_step_secret === null) return;
  if (code === undefined) throw new Refusal('twoStepCodeRequired');
  const left = guarded(core, memberId, () => withCodeUsed(core, row, row.two_step_secret, code));
  core.security.write(deed, left);
}

/** A few tries only: a million codes are soon tried through. */
export function guarded<Result>(core: Core, memberId: number, attempt: () => Result | null): Result {
  const who = `second step ${memberId}`;
  core.limits.check('wrongCodes', who);
  const result = attempt();
  if (result === null) {
    core.limits.count('wrongCodes', who);
    throw new Refusal('twoStepCodeWrong');
  }
  core.limits.forget('wrongCodes', who);
  return result;
}

function withCodeUsed(core: Core, row: SecurityRow, sealed: string | null, code: string): SecurityRow | null {
  const step = authenticatorStep(core, sealed, code);
  if (step !== null) return step > row.two_step_used ? { ...row, two_step_used: step } : null;
  const recovery_codes = withoutCode(core.seals, row.member_id, row.recovery_codes, code);
  return recovery_codes === null ? null : { ...row, recovery_codes };
}

export function authenticatorStep(core: Core, sealed: string | null, code: string): number | null {
  const secret = sealed === null ? null : core.seals.open(sealed);
  return secret === null ? null : halfMinuteOf(secret, code, core.clock.now());
}
