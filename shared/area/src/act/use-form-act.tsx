import { FormProblem } from '@tradefloor/ui/form';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Acting, type TellActing, useAct } from './use-act';

interface Problem {
  readonly text: string;
  readonly isStillThere: () => boolean;
}

interface FormActing extends Acting {
  /** What the server said against the form, until it is sent again, or that its answer is looked for: look.refusal-below. */
  readonly told: ReactNode;
  readonly forget: () => void;
}

/** As `useAct`, and a refusal stands in the form; or beside one field of it, for whoever says that it does. */
export function useFormAct(besideField?: (...told: Parameters<TellActing>) => boolean): FormActing {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { act, stage } = useAct((text, isStillThere) => {
    if (besideField?.(text, isStillThere) !== true) setProblem({ text, isStillThere });
  });
  const sent = useCallback<Acting['act']>(
    wish => {
      setProblem(null);
      return act(wish);
    },
    [act],
  );
  return {
    act: sent,
    stage,
    forget: () => setProblem(null),
    told:
      stage === 'checking' ? (
        <p>{t('act.checking')}</p>
      ) : problem === null ? null : (
        <FormProblem text={problem.text} takesFocus={problem.isStillThere} />
      ),
  };
}
