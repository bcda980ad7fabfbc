import { isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';
import { failureKey } from '../answers/failure-key';

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
    const key = failureKey(problem.kind);
    if (key === null) return null;
    if (problem.message !== '') return problem.message;
    notify({ kind: 'error', text: t(key), code: problem.code });
    return null;
  };
}
