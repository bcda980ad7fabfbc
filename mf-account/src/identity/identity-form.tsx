import { PictureField } from '@tradefloor/area/picture';
import type { ReviewStatus } from '@tradefloor/contract';
import { useHold } from '@tradefloor/area';
import { Form, FormTextField, SubmitButton, useFields } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { cardProblem, type Handed, type IdentityProblem, nameProblem } from './rules';
import { useHandIn } from './use-hand-in';
import styles from './identity.module.css';

const START: Handed = { name: '', cardId: '', frontPicture: '', reversePicture: '' };

/** Pictures are what mostly is not accepted: they are chosen anew. */
const startOf = (before: Handed | null): Handed =>
  before === null ? START : { ...START, name: before.name, cardId: before.cardId };

interface IdentityFormProps {
  /** Before it is handed in. */
  readonly status: ReviewStatus;
  /** What was handed in before, and came back. */
  readonly before: Handed | null;
  readonly onHandedIn: (handed: Handed) => Promise<unknown>;
}

export function IdentityForm({ status, before, onHandedIn }: IdentityFormProps) {
  const { t } = useTranslation();
  const { handIn, isHandedIn, told } = useHandIn(status, onHandedIn);
  const form = useFields<Handed>({ start: startOf(before) });
  const { control } = form;
  useHold(isHandedIn ? null : form.formState.isDirty ? 'ask' : before === null ? null : 'typed');

  const words = (problem: IdentityProblem | null) => problem === null || t(`identity.problem.${problem}`);

  return (
    <Form form={form} label={t('title.identity')} className={styles.form} onSubmit={handIn}>
      <div className={styles.fields}>
        <FormTextField
          control={control}
          name="name"
          label={t('identity.name')}
          hint={t('identity.nameHint')}
          autoComplete="name"
          rules={{ validate: (value: string) => words(nameProblem(value)) }}
        />
        <FormTextField
          control={control}
          name="cardId"
          label={t('identity.card')}
          hint={t('identity.cardHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          rules={{ validate: (value: string) => words(cardProblem(value)) }}
        />
      </div>
      <div className={styles.pictures}>
        <PictureField
          control={control}
          name="frontPicture"
          label={t('identity.front')}
          needed={t('identity.problem.front')}
        />
        <PictureField
          control={control}
          name="reversePicture"
          label={t('identity.back')}
          needed={t('identity.problem.back')}
        />
      </div>
      <ul className={styles.rules}>
        <li>{t('identity.rule.whole')}</li>
        <li>{t('identity.rule.valid')}</li>
        <li>{t('identity.rule.private')}</li>
      </ul>
      <div className={styles.actions}>
        <SubmitButton control={control} size="large">
          {t('identity.submit')}
        </SubmitButton>
      </div>
      {told}
    </Form>
  );
}
