import { type CallFailureKind, isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';

/** Told by the platform already, or nobody's business any more. */
const TOLD: ReadonlySet<CallFailureKind> = new Set<CallFailureKind>([
  'payment-details-needed',
  'identity-needed',
  'session-over',
  'session-changed',
]);

/** The server's own words, to stand beside what they are about; all else is a notice, and null. */
export function useFailure(): (problem: unknown) => string | null {
  const { notify, report } = usePlatform();
  const { t } = useTranslation();
  return problem => {
    if (!isCallFailure(problem)) {
      report(problem);
      notify({ kind: 'error', text: t('failure.server') });
      return null;
    }
    if (TOLD.has(problem.kind)) return null;
    if (problem.message !== '') return problem.message;
    notify({ kind: 'error', text: t(textOf(problem.kind)), code: problem.code });
    return null;
  };
}

function textOf(kind: CallFailureKind): 'failure.unreachable' | 'failure.timeout' | 'failure.server' {
  if (kind === 'unreachable') return 'failure.unreachable';
  return kind === 'timeout' ? 'failure.timeout' : 'failure.server';
}
