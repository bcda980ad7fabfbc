import { DAY } from '../clock/clock';
import type { Core } from '../core';
import { Refusal } from '../messages/refusal';
import type { SecurityRow } from '../storage/tables/account';
import type { WithdrawalAddressRow } from '../storage/tables/wallet';
import { written } from './quiet-day';
import { securityOf } from './second-step';

/** How long a new address waits, and how long switching the rule off takes: an owner has that time to notice a thief. */
export const SAVED_ONLY_WAIT = DAY;

export const isOnlySaved = ({ only_saved, only_saved_until }: SecurityRow, now: number): boolean =>
  only_saved && (only_saved_until === null || now < only_saved_until);

export const usableFrom = ({ created_at }: Pick<WithdrawalAddressRow, 'created_at'>): number =>
  created_at + SAVED_ONLY_WAIT;

/** wallet.saved-only: whoever chose it sends to saved addresses, and to new ones a day later. */
export function assertMaySendTo(
  core: Core,
  memberId: number,
  saved: Pick<WithdrawalAddressRow, 'created_at'> | undefined,
  now: number,
): void {
  if (!isOnlySaved(securityOf(core, memberId), now)) return;
  if (!saved) throw new Refusal('addressNotSaved');
  if (now < usableFrom(saved)) throw new Refusal('addressTooNew', { until: written(usableFrom(saved)) });
}
