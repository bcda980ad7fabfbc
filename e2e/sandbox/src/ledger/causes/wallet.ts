import type { CauseText } from './cause-text';

export const walletCauses = {
  opening: { kind: 'other', says: 'causeOpening' },
  deposit: { kind: 'deposit', says: 'causeDeposit', byChainRecord: true },
  withdrawal_lock: { kind: 'withdrawal', says: 'causeFrozen' },
  withdrawal_unlock: { kind: 'withdrawal', says: 'causeReleased' },
  withdrawal: { kind: 'withdrawal', says: 'causeWithdrawal', byChainRecord: true },
  rebate: { kind: 'other', says: 'causeRebate' },
  transfer: { kind: 'transfer', says: 'causeTransfer' },
} as const satisfies Readonly<Record<string, CauseText>>;
