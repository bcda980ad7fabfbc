import type { CauseText } from '../causes';

export const acceptorCauses = {
  acceptor_hold: { kind: 'trade', says: 'causeFrozen' },
  acceptor_return: { kind: 'trade', says: 'causeReleased' },
  acceptor_release: { kind: 'trade', says: 'causeAcceptorDeal' },
} as const satisfies Readonly<Record<string, CauseText>>;
