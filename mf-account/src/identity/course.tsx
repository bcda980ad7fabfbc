import { Steps } from '@tradefloor/area/page';
import type { ReviewStatus } from '@tradefloor/contract';
import type { StepState } from '@tradefloor/ui';
import { useTranslation } from 'react-i18next';

const STATES: Readonly<Record<ReviewStatus, readonly [StepState, StepState, StepState]>> = {
  unknown: ['current', 'coming', 'coming'],
  'not-submitted': ['current', 'coming', 'coming'],
  'in-review': ['done', 'current', 'coming'],
  verified: ['done', 'done', 'done'],
};

/** account.review-states: form, in review, verified. */
export function Course({ status }: { readonly status: ReviewStatus }) {
  const { t } = useTranslation();
  const [form, review, end] = STATES[status];
  return (
    <Steps
      label={t('identity.review')}
      steps={[
        { key: 'form', label: t('identity.step.form'), state: form },
        { key: 'review', label: t('identity.step.review'), state: review },
        { key: 'end', label: t('identity.step.end'), state: end },
      ]}
    />
  );
}
