import { Button } from '@tradefloor/ui';
import { FormTextField, goToField } from '@tradefloor/ui/form';
import { useTranslation } from 'react-i18next';
import type { AccountMode, TypedAccount } from '../account-name/rules';
import type { EntryForm } from '../entrance/entry';
import styles from './code-field.module.css';
import { codeProblem } from './rules';
import type { CodePurpose } from './use-code-wait';
import { useSendCode } from './use-send-code';

const SECOND_MS = 1_000;

interface CodeFieldProps {
  readonly form: EntryForm;
  readonly purpose: CodePurpose;
  readonly mode: AccountMode;
  /** Where the code goes; null after the account's field has said what is wrong with it. */
  readonly whereTo: () => Promise<TypedAccount | null>;
}

/** The code and the button that sends one: 60 s between two (account.code-pause). */
export function CodeField(props: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <FormTextField
      control={props.form.control}
      name="code"
      label={t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={20}
      end={<SendButton key={props.mode} {...props} />}
      rules={{
        validate: typed => {
          const problem = codeProblem(typed);
          return problem === null || t(problem);
        },
      }}
    />
  );
}

function SendButton({ form, purpose, mode, whereTo }: CodeFieldProps) {
  const { t } = useTranslation();
  const { send, leftMs, isOnItsWay } = useSendCode({
    purpose,
    mode,
    whereTo,
    onRefused: text => form.setError('code', { message: text }),
    toTheCode: () => goToField(form, 'code'),
  });
  const isResting = leftMs > 0;

  return (
    <Button
      size="small"
      variant="quiet"
      className={isResting ? undefined : styles.send}
      loading={isOnItsWay}
      // Not `disabled`: the keyboard would lose its place for a minute.
      aria-disabled={isResting || isOnItsWay}
      onClick={() => {
        if (!isResting) void send();
      }}
    >
      {isResting ? t('code.wait', { seconds: Math.ceil(leftMs / SECOND_MS) }) : t('code.send')}
    </Button>
  );
}
