import type { CallFailureKind } from '@tradefloor/platform';

type FailureKey =
  | 'failure.refused'
  | 'failure.unreachable'
  | 'failure.timeout'
  | 'failure.server'
  | 'failure.changed'
  | 'failure.notOffered';

/** Null where the platform has said it and acted on it already. */
const KEYS: Readonly<Record<CallFailureKind, FailureKey | null>> = {
  refused: 'failure.refused',
  'payment-details-needed': null,
  'identity-needed': null,
  'session-over': null,
  unreachable: 'failure.unreachable',
  timeout: 'failure.timeout',
  'server-error': 'failure.server',
  malformed: 'failure.server',
  'session-changed': 'failure.changed',
  'not-offered': 'failure.notOffered',
};

export const failureKey = (kind: CallFailureKind): FailureKey | null => KEYS[kind];
