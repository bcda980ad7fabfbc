import { FormTextField } from '@tradefloor/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { JUDGES, type PaymentForm } from './rules';

interface PaymentFieldProps {
  readonly form: UseFormReturn<PaymentForm>;
  readonly name: keyof PaymentForm;
  readonly label: string;
  readonly inputMode?: 'numeric';
  readonly autoComplete?: string;
}

const LONGEST = { realName: 100, bankName: 100, bankAccount: 50, wechatNickname: 100 } as const;
const LONGEST_ACCOUNT = 120;

/** Judged with the fields beside it: a way that was begun is to be finished. */
export function PaymentField({ form, name, autoComplete = 'off', ...rest }: PaymentFieldProps) {
  const { t } = useTranslation();
  return (
    <FormTextField
      {...rest}
      control={form.control}
      name={name}
      autoComplete={autoComplete}
      maxLength={name in LONGEST ? LONGEST[name as keyof typeof LONGEST] : LONGEST_ACCOUNT}
      rules={{
        validate: (_: string, values: PaymentForm) => {
          const problem = JUDGES[name]?.(values) ?? null;
          return problem === null || t(`payment.problem.${problem}`);
        },
      }}
    />
  );
}
