import { useHold } from '@tradefloor/area';
import { CardForm, FormActions, NO_PROOFS, OwnHandFields, useOwnProofs } from '@tradefloor/area/form';
import { Card } from '@tradefloor/area/page';
import { type Ruling, WORDS_MOST } from '@tradefloor/contract/ext';
import { RadioGroup } from '@tradefloor/ui';
import { FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lineOf } from '../chat/words';
import { partyOf } from '../dispute/party';
import { type Decision, useDecided } from './use-decided';

interface DecideFormProps {
  readonly ruling: Ruling;
  readonly amount: string;
  readonly money: string;
  readonly onDecided: () => void;
}

const SIDES = ['buyer', 'seller'] as const;

/** The operator's: once, in words that both read. */
export function DecideForm({ ruling, amount, money, onDecided }: DecideFormProps) {
  const { t } = useTranslation();
  const user = useOwnProofs();
  const form = useFields<Decision>({ start: { ...NO_PROOFS, decidedFor: null, text: '' } });
  const { control } = form;
  const { field, fieldState } = useController({
    control,
    name: 'decidedFor',
    rules: { validate: value => value !== null || t('decide.forNeeded') },
  });
  const { decide, told, isOnItsWay } = useDecided({
    ruling,
    amount,
    money,
    user,
    forget: () => form.reset(),
    onDecided,
  });
  useHold(isOnItsWay ? 'no' : form.formState.isDirty ? 'ask' : null);
  return (
    <Card title={t('decide.title')} text={t('decide.lead')}>
      <CardForm form={form} label={t('decide.title')} onSubmit={decide}>
        <RadioGroup
          label={t('decide.for')}
          choices={SIDES.map(value => ({
            value,
            label: t(`decide.choice.${partyOf(value, ruling.acceptorIs ?? null)}`),
            hint: t(`decide.hint.${value}`, { amount }),
          }))}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
        <FormTextField
          control={control}
          name="text"
          label={t('decide.reason')}
          hint={t('decide.reasonHint')}
          maxLength={WORDS_MOST}
          rules={{ validate: text => lineOf(text) !== '' || t('decide.reasonNeeded') }}
        />
        <OwnHandFields control={control} user={user} fundPassword="fundPassword" code="code" />
        <FormActions>
          <SubmitButton control={control} isOnItsWay={isOnItsWay}>
            {t('decide.submit')}
          </SubmitButton>
        </FormActions>
        {told}
      </CardForm>
    </Card>
  );
}
