import { Balance } from '@tradefloor/area/balances';
import type { Amount } from '@tradefloor/money';
import { useTranslation } from 'react-i18next';

/** look.bright-digits: two of an amount. */
const BRIGHT = 2;

interface AvailableProps {
  readonly value: Amount;
  readonly unit?: string;
}

/** What the user has of it; hidden with all balances. */
export function Available({ value, unit }: AvailableProps) {
  const { t } = useTranslation();
  return (
    <>
      {t('take.balance')} <Balance value={value} decimals={BRIGHT} {...(unit === undefined ? {} : { unit })} />
    </>
  );
}
