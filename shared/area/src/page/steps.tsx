import { Stepper } from '@tradefloor/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** How far something is: a step's state is said too, for who can't see its mark. */
export function Steps(props: Omit<ComponentProps<typeof Stepper>, 'stateLabels'>) {
  const { t } = useTranslation();
  const stateLabels = {
    done: t('step.done'),
    current: t('step.current'),
    coming: t('step.coming'),
    failed: t('step.failed'),
  };
  return <Stepper {...props} stateLabels={stateLabels} />;
}
