import type { CauseText } from './cause-text';

export const spotCauses = {
  spot_trade: { kind: 'trade', says: 'causeSpotTrade' },
  spot_lock: { kind: 'trade', says: 'causeFrozen' },
  spot_unlock: { kind: 'trade', says: 'causeReleased' },
  desk_refill: { kind: 'other', says: 'causeOther' },
} as const satisfies Readonly<Record<string, CauseText>>;
