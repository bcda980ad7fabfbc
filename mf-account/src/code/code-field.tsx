import { Button } from '@tradefloor/ui';
import { FormTextField, goToField } from '@tradefloor/ui/form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountMode, TypedAccount } from '../account-name/rules';
import type { EntryForm } from '../entrance/entry';
import { LimitNote } from '../limits/limit-note';
import type { Limits } from '../limits/use-limits';
import styles from './code-field.module.css';
import { codeProblem } from './rules';
import type { CodePurpose } from './use-code-wait';
import { type SendingCode, useSendCode } from './use-send-code';

const SECOND_MS = 1_000;

interface CodeFieldProps {
  readonly form: EntryForm;
  readonly purpose: CodePurpose;
  readonly mode: AccountMode;
  readonly limits: Limits;
  /** Where the code goes; null after the account's field has said what is wrong with it. */
  readonly whereTo: () => Promise<TypedAccount | null>;
}

/** The code and the button that sends one: 60 s between two (account.code-pause), and what limits leave. */
export function CodeField({ form, limits, ...rest }: CodeFieldProps) {
  const { t } = useTranslation();
  const sending = useSendCode({
    ...rest,
    limits,
    onRefused: text => form.setError('code', { message: text }),
    toTheCode: () => goToField(form, 'code'),
  });
  const note = noteOf(limits, sending);
  const isLimited = note !== undefined;
  // What the server said of it stays as it was said; the note counts down.
  useEffect(() => {
    if (isLimited) form.clearErrors('code');
  }, [isLimited, form]);

  return (
    <FormTextField
      control={form.control}
      name="code"
      label={t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={20}
      end={<SendButton sending={sending} />}
      hint={note}
      rules={{
        validate: typed => {
          const problem = codeProblem(typed);
          return problem === null || t(problem);
        },
      }}
    />
  );
}

/** account.limits-told: before the button is pressed, and beside it afterwards. */
function noteOf({ sendFrom, codeFrom }: Limits, { isUsedUp }: SendingCode) {
  if (isUsedUp && sendFrom !== null) return <LimitNote what="limit.send" until={sendFrom} />;
  return codeFrom === null ? undefined : <LimitNote what="limit.code" until={codeFrom} />;
}

function SendButton({ sending: { send, leftMs, isUsedUp, isOnItsWay } }: { readonly sending: SendingCode }) {
  const { t } = useTranslation();
  const isResting = leftMs > 0;
  const isOff = isResting || isUsedUp;
  return (
    <Button
      size="small"
      variant="quiet"
      className={isOff ? undefined : styles.send}
      loading={isOnItsWay}
      // Not `disabled`: the keyboard would lose its place for a minute.
      aria-disabled={isOff || isOnItsWay}
      onClick={() => {
        if (!isOff) void send();
      }}
    >
      {isResting ? t('code.wait', { seconds: Math.ceil(leftMs / SECOND_MS) }) : t('code.send')}
    </Button>
  );
}
