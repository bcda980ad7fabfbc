import type { CauseText } from './cause-text';

export const leverageCauses = {
  leverage_lock: { kind: 'trade', says: 'causeFrozen' },
  leverage_unlock: { kind: 'trade', says: 'causeReleased' },
  leverage_open: { kind: 'trade', says: 'causeLeverageFee' },
  leverage_close: { kind: 'trade', says: 'causeLeverageResult' },
  leverage_overnight: { kind: 'trade', says: 'causeOvernight' },
} as const satisfies Readonly<Record<string, CauseText>>;
