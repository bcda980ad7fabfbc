import type { Member } from '../account/members';
import { Refusal } from '../messages/refusal';
import type { PaymentDetailRow, Way } from '../storage/tables/c2c';
import { canBePaid, takes } from './payees';

const VERIFIED = 2;
/** wire.needs-first: where the client goes next, to the real name or to the payment details. */
const TO_REAL_NAME = 998;
const TO_PAYMENT_DETAILS = 997;

export function assertRealName(member: Member): void {
  if (member.review_status !== VERIFIED) throw new Refusal('realNameRequired', {}, TO_REAL_NAME);
}

/** c2c.name-and-method: both before a fiat order. Who sells is paid in the order's own way. */
export function assertMayTrade(
  member: Member,
  details: PaymentDetailRow | null,
  sellsBy: Way | null,
): PaymentDetailRow {
  assertRealName(member);
  if (!canBePaid(details)) throw new Refusal('paymentDetailsRequired', {}, TO_PAYMENT_DETAILS);
  if (sellsBy !== null && !takes(details, sellsBy)) {
    throw new Refusal(`wayRequired-${sellsBy}`, {}, TO_PAYMENT_DETAILS);
  }
  return details;
}
