import type { CallFailure, CallFailureKind } from '@tradefloor/platform';

/** What failed: something that was done, or something that was only to be read. */
export type Tried = 'act' | 'read';

/** Null where the platform has said it and acted on it already. */
const KEYS = {
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
} as const satisfies Readonly<Record<CallFailureKind, string | null>>;

export type FailureKey = NonNullable<(typeof KEYS)[CallFailureKind]> | 'failure.unread';

/** After these the effect is unknown: whoever did something has to look, whoever read has only to read again. */
export function failureKey({ kind, effect }: Pick<CallFailure, 'kind' | 'effect'>, tried: Tried): FailureKey | null {
  const key = KEYS[kind];
  return tried === 'read' && effect === 'unknown' && kind !== 'session-changed' ? 'failure.unread' : key;
}
