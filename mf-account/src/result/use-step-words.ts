import type { StepState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

/** How far a step is, for who can't see its mark. */
export function useStepWords(): Readonly<Record<StepState, string>> {
  const { t } = useTranslation();
  return {
    done: t('result.state.done'),
    current: t('result.state.current'),
    coming: t('result.state.coming'),
    failed: t('result.state.failed'),
  };
}
