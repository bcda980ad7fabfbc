import { RadioGroup } from '@tradefloor/ui';
import { type Control, useController, type UseControllerProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PaymentWay, WAYS } from '../payment-way/payment-way';
import type { PublishForm } from './publish-rules';

interface WayFieldProps {
  readonly control: Control<PublishForm>;
  readonly rules: NonNullable<UseControllerProps<PublishForm, 'way'>['rules']>;
}

export function WayField({ control, rules }: WayFieldProps) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name: 'way', rules });
  return (
    <RadioGroup
      label={t('publish.way')}
      direction="row"
      choices={WAYS.map(way => ({ value: way, label: <PaymentWay way={way} /> }))}
      value={field.value === '' ? null : field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
