import type { CauseText } from './cause-text';

export const acceptorCauses = {
  acceptor_hold: { kind: 'trade', says: 'causeFrozen' },
  acceptor_return: { kind: 'trade', says: 'causeReleased' },
  acceptor_release: { kind: 'trade', says: 'causeAcceptorDeal' },
} as const satisfies Readonly<Record<string, CauseText>>;
