import { isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { failureKey, type Tried } from './failure-key';

export type Tell = (text: string) => void;

/**
 * Says why a call failed. The server's own words go to who asks for them, to stand beside what they are about; else, and
 * for all that is ours to say, there is a notice with the code.
 */
export function useFailure(tried: Tried = 'act'): (problem: unknown, tell?: Tell) => void {
  const { notify, report } = usePlatform();
  const { t } = useTranslation();
  return useCallback(
    (problem, tell) => {
      if (!isCallFailure(problem)) {
        report(problem);
        notify({ kind: 'error', text: t(tried === 'read' ? 'failure.unread' : 'failure.server') });
        return;
      }
      const key = failureKey(problem, tried);
      if (key === null) return;
      if (problem.message !== '' && tell) tell(problem.message);
      else notify({ kind: 'error', text: problem.message || t(key), code: problem.code });
    },
    [notify, report, t, tried],
  );
}
