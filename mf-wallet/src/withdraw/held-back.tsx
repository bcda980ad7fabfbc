import type { CoinInfo } from '@tradefloor/contract';
import { type Amount, formatNumber } from '@tradefloor/money';
import { LOCALES } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import { useTranslation } from 'react-i18next';

interface HeldBackProps {
  readonly amount: Amount;
  readonly currency: string;
  readonly info: CoinInfo;
}

/** wallet.confirmation-counts: how much stays, and until which deposits are confirmed. */
export function HeldBack({ amount, currency, info: { unconfirmed } }: HeldBackProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const unit = (value: Amount, name: string) => `${formatNumber(value, language)} ${name}`;
  const [first] = unconfirmed;
  const isItself = first?.currencyName === currency && first.amount === amount;
  if (first === undefined || (unconfirmed.length === 1 && isItself)) {
    return t('withdraw.unconfirmed', { amount: unit(amount, currency) });
  }
  const deposits = new Intl.ListFormat(LOCALES[language]).format(
    unconfirmed.map(one => unit(one.amount, one.currencyName)),
  );
  return t('withdraw.heldBack', { amount: unit(amount, currency), deposits });
}
