import { type ReactNode, useState } from 'react';
import { FormProblem } from '@tradefloor/ui/form';
import { type Attempt, useAttempt } from './use-attempt';

interface FormAttempt {
  readonly attempt: <Answer>(work: () => Promise<Answer>) => Promise<Attempt<Answer>>;
  /** What the server said against it: it stands in the form, until that is sent again. */
  readonly told: ReactNode;
}

export function useFormAttempt(): FormAttempt {
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useAttempt(setProblem);
  return {
    attempt(work) {
      setProblem(null);
      return attempt(work);
    },
    told: problem === null ? null : <FormProblem text={problem} />,
  };
}
