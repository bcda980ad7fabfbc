import { useHold } from '@tradefloor/area';
import { useAct } from '@tradefloor/area/act';
import { sentCode, useFirstField } from '@tradefloor/area/form';
import { Button } from '@tradefloor/ui';
import { Form, FormTextField, SubmitButton } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import { type Entry, useEntry } from '../entrance/entry';
import formStyles from '../entrance/form.module.css';
import { secondStepProblem } from './rules';
import { type Challenge, useSignIn } from './use-sign-in';

interface SecondStepFormProps {
  readonly challenge: Challenge;
  readonly onChallenge: (challenge: Challenge | null) => void;
}

/** Six digits of an authenticator app, or one of the recovery codes. */
export function SecondStepForm({ challenge, onChallenge }: SecondStepFormProps) {
  const { t } = useTranslation();
  const { bySecondStep } = useSignIn();
  const form = useEntry();
  const { control } = form;
  const { act } = useAct((text, isStillThere) =>
    form.setError('code', { message: text }, { shouldFocus: isStillThere() }),
  );
  // The right password was already given: it would have to be typed again.
  useHold('typed');
  useFirstField(form, 'code');

  async function send({ code }: Entry) {
    const ended = await act({ send: () => bySecondStep(challenge, sentCode(code)) });
    if (ended.kind === 'done' && ended.answer !== null) onChallenge(ended.answer);
  }

  return (
    <Form form={form} label={t('signIn.secondTitle')} className={formStyles.form} onSubmit={send}>
      <FormTextField
        control={control}
        name="code"
        label={t('signIn.secondCode')}
        hint={t('signIn.secondHint')}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
        rules={{
          validate: typed => {
            const problem = secondStepProblem(typed);
            return problem === null || t(problem);
          },
        }}
      />
      <SubmitButton control={control} size="large" wide>
        {t('signIn.submit')}
      </SubmitButton>
      <Button variant="quiet" wide onClick={() => onChallenge(null)}>
        {t('signIn.otherAccount')}
      </Button>
    </Form>
  );
}
