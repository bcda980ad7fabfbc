import { useLanguage } from '@tradefloor/platform/react';
import { MoneyField } from '@tradefloor/ui';
import { FormMoneyField } from '@tradefloor/ui/form';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUnread } from './use-unread';

type Spoken = 'language' | 'unread';

/** An amount or a price, typed by the marks of the user's language; says itself what it can't read. */
export function AmountField(props: Omit<ComponentProps<typeof MoneyField>, Spoken>) {
  return <MoneyField {...props} language={useLanguage()} unread={useUnread()} />;
}

export function FormAmountField<Values extends FieldValues>(
  props: Omit<ComponentProps<typeof FormMoneyField<Values>>, Spoken>,
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `Omit` of a generic loses is given back here
  const given = props as ComponentProps<typeof FormMoneyField<Values>>;
  return <FormMoneyField {...given} language={useLanguage()} unread={useUnread()} />;
}
