import { isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { failureKey } from './failure-key';

export type Attempt<Answer> = { readonly kind: 'done'; readonly answer: Answer } | { readonly kind: 'failed' };

/** Does one thing at the server. A failure is told here, the server's words as they came; no swap comes between. */
export function useAttempt(): <Answer>(work: () => Promise<Answer>) => Promise<Attempt<Answer>> {
  const { t } = useTranslation();
  const { notify, report, swap } = usePlatform();
  return useCallback(
    async work => {
      const release = swap.hold('no');
      try {
        return { kind: 'done', answer: await work() };
      } catch (problem) {
        if (!isCallFailure(problem)) {
          report(problem);
          notify({ kind: 'error', text: t('failure.server') });
          return { kind: 'failed' };
        }
        const key = failureKey(problem.kind);
        const text = problem.message !== '' ? problem.message : key === null ? '' : t(key);
        if (key !== null) notify({ kind: 'error', text, code: problem.code });
        return { kind: 'failed' };
      } finally {
        release();
      }
    },
    [t, notify, report, swap],
  );
}
