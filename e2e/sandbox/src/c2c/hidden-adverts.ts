import type { AdvertHidden } from '@tradefloor/contract';
import type { Core } from '../core';
import { isQuiet } from '../security/quiet-day';
import type { AdvertRow } from '../storage/tables/c2c';
import { isPublished } from './advert-rules';

/** account.quiet-day: what was offered before is not sold meanwhile either. */
export const isKept = (core: Core, { side, member_id: memberId }: AdvertRow, now: number): boolean =>
  side === 'sell' && isQuiet(core, memberId, now);

/** Why a published advert is shown to nobody and can't be taken; null while it is. */
export function hiddenBy(core: Core, advert: AdvertRow, now: number): AdvertHidden | null {
  if (!isPublished(advert)) return null;
  if (isKept(core, advert, now)) return 'quiet';
  if (core.c2c.cancellations.isStopped(advert.member_id, now)) return 'stopped';
  return core.c2c.isServed(advert, now) ? null : 'no-way';
}
