import { useHold } from '@tradefloor/area';
import { CardForm, CodeProof, FormActions, PasswordProof, useFirstField } from '@tradefloor/area/form';
import { Button } from '@tradefloor/ui';
import { FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { phraseProblem } from './rules';
import { type PhraseWish, useSavedPhrase } from './use-saved-phrase';

interface PhraseFormProps {
  readonly before: string | null;
  readonly needsCode: boolean;
  readonly onDone: () => void;
}

export function PhraseForm({ before, needsCode, onDone }: PhraseFormProps) {
  const { t } = useTranslation();
  const { save, told, isOnItsWay } = useSavedPhrase(before, needsCode, onDone);
  const form = useFields<PhraseWish>({ start: { phrase: '', password: '', twoStepCode: '' } });
  useFirstField(form, 'phrase');
  useHold(isOnItsWay ? 'no' : form.formState.isDirty ? 'ask' : null);
  return (
    <CardForm form={form} label={t('antiPhishing.title')} onSubmit={save}>
      <FormTextField
        control={form.control}
        name="phrase"
        label={t('antiPhishing.phrase')}
        hint={t('antiPhishing.hint')}
        maxLength={40}
        autoComplete="off"
        rules={{
          validate: (value: string) => {
            const problem = phraseProblem(value);
            return problem === null || t(`antiPhishing.problem.${problem}`);
          },
        }}
      />
      <PasswordProof control={form.control} name="password" />
      {needsCode ? <CodeProof control={form.control} name="twoStepCode" orRecovery /> : null}
      <FormActions>
        <SubmitButton control={form.control}>{t('antiPhishing.save')}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {t('antiPhishing.cancel')}
        </Button>
      </FormActions>
      {told}
    </CardForm>
  );
}
