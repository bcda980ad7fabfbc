import { isCallFailure } from '@tradefloor/platform';
import { usePlatform } from '@tradefloor/platform/react';
import { useFailure } from '../failure/use-failure';

export type Attempt<Answer> = { readonly kind: 'done'; readonly answer: Answer } | { readonly kind: 'failed' };

/**
 * Does one thing at the server; no swap comes between. A failure is told here, the server's words as they came, or to
 * who asks to be told.
 */
export function useAttempt(
  tell?: (text: string) => void,
): <Answer>(work: () => Promise<Answer>) => Promise<Attempt<Answer>> {
  const { notify, swap } = usePlatform();
  const failure = useFailure();
  return async work => {
    const release = swap.hold('no');
    try {
      return { kind: 'done', answer: await work() };
    } catch (problem) {
      const text = failure(problem);
      if (text !== null && tell) tell(text);
      else if (text !== null)
        notify({ kind: 'error', text, ...(isCallFailure(problem) ? { code: problem.code } : {}) });
      return { kind: 'failed' };
    } finally {
      release();
    }
  };
}
