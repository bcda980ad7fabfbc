import type { CauseText } from './cause-text';

export const stakingCauses = {
  staking_hold: { kind: 'other', says: 'causeStaked' },
  staking_income: { kind: 'other', says: 'causeStakingIncome' },
  staking_return: { kind: 'other', says: 'causeUnstaked' },
} as const satisfies Readonly<Record<string, CauseText>>;
