import type { CauseText } from './cause-text';

export const c2cCauses = {
  c2c_hold: { kind: 'trade', says: 'causeFrozen' },
  c2c_return: { kind: 'trade', says: 'causeReleased' },
  c2c_release: { kind: 'trade', says: 'causeFiatTrade' },
} as const satisfies Readonly<Record<string, CauseText>>;
