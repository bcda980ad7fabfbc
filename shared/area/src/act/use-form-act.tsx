import { FormProblem } from '@tradefloor/ui/form';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Acting, useAct } from './use-act';

interface FormActing extends Pick<Acting, 'act'> {
  /** What the server said against the form, until it is sent again; or that its answer is looked for. */
  readonly told: ReactNode;
}

/** As `useAct`, and a refusal stands in the form. */
export function useFormAct(): FormActing {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const { act, stage } = useAct(setProblem);
  const sent = useCallback<Acting['act']>(
    wish => {
      setProblem(null);
      return act(wish);
    },
    [act],
  );
  return {
    act: sent,
    told: stage === 'checking' ? <p>{t('act.checking')}</p> : problem === null ? null : <FormProblem text={problem} />,
  };
}
