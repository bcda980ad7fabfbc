import { sendCode } from '@tradefloor/contract';
import { usePlatform } from '@tradefloor/platform/react';
import { Button } from '@tradefloor/ui';
import { FormTextField } from '@tradefloor/ui/form';
import { useState } from 'react';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TypedAccount } from '../account-name/rules';
import { useFailure } from '../failure/use-failure';
import styles from './code-field.module.css';
import { codeProblem } from './rules';
import { type CodePurpose, useCodeWait } from './use-code-wait';

const SECOND_MS = 1_000;

interface CodeFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly purpose: CodePurpose;
  /** Where the code goes; null after the account's field has said what is wrong with it. */
  readonly whereTo: () => Promise<TypedAccount | null>;
  readonly onSent: () => void;
  readonly onRefused: (message: string) => void;
}

/** The code and the button that sends one: 60 s between two (S2 §4). */
export function CodeField<Values extends FieldValues>({ control, name, ...sending }: CodeFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <FormTextField
      control={control}
      name={name}
      label={t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={20}
      end={<SendButton {...sending} />}
      rules={{
        validate: typed => {
          const problem = codeProblem(typed);
          return problem === null || t(problem);
        },
      }}
    />
  );
}

type SendButtonProps = Omit<CodeFieldProps<FieldValues>, 'control' | 'name'>;

function SendButton({ purpose, whereTo, onSent, onRefused }: SendButtonProps) {
  const { t } = useTranslation();
  const { http, notify } = usePlatform();
  const failure = useFailure();
  const { leftMs, begin } = useCodeWait(purpose);
  const [isOnItsWay, setOnItsWay] = useState(false);
  const isResting = leftMs > 0;

  async function send() {
    const account = await whereTo();
    if (account === null) return;
    setOnItsWay(true);
    try {
      const { message } = await http(sendCode, {
        ...account,
        ...(purpose === 'recover' ? { purpose: 'recovery' as const } : {}),
      });
      begin();
      notify({ kind: 'success', text: message ?? t('code.sent') });
      onSent();
    } catch (problem) {
      const refusal = failure(problem);
      if (refusal !== null) onRefused(refusal);
    } finally {
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
