import { sendCode } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { FormTextField } from '@tradefloor/ui/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMode, TypedAccount } from '../account-name/rules';
import type { EntryForm } from '../entrance/entry';
import { useFailure } from '../failure/use-failure';
import styles from './code-field.module.css';
import { codeProblem } from './rules';
import { type CodePurpose, useCodeWait } from './use-code-wait';

const SECOND_MS = 1_000;

interface CodeFieldProps {
  readonly form: EntryForm;
  readonly purpose: CodePurpose;
  readonly mode: AccountMode;
  /** Where the code goes; null after the account's field has said what is wrong with it. */
  readonly whereTo: () => Promise<TypedAccount | null>;
}

/** The code and the button that sends one: 60 s between two (S2 §4). */
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
  const { http, notify } = usePlatform();
  const failure = useFailure();
  const { leftMs, begin } = useCodeWait(`${purpose}-${mode}`);
  const [isOnItsWay, setOnItsWay] = useState(false);
  // Two presses can come before React has drawn the lock of the first.
  const isLocked = useRef(false);
  const isResting = leftMs > 0;

  async function send() {
    if (isLocked.current) return;
    isLocked.current = true;
    try {
      const account = await whereTo();
      if (account === null) return;
      setOnItsWay(true);
      const { message } = await http(sendCode, {
        ...account,
        ...(purpose === 'recover' ? { purpose: 'recovery' as const } : {}),
      });
      begin();
      notify({ kind: 'success', text: message ?? t('code.sent') });
      form.setFocus('code');
    } catch (problem) {
      const refusal = failure(problem);
      if (refusal !== null) form.setError('code', { message: refusal });
    } finally {
      isLocked.current = false;
      setOnItsWay(false);
    }
  }

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
