import { type Decimal, mul } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';
import { Amount } from '@tradefloor/ui';

interface TotalAmountProps {
  readonly price: Decimal;
  readonly amount: Decimal;
  /** What it is paid in. */
  readonly quote: string;
}

/** Cents are enough of a dollar; of a coin all digits count. */
export function TotalAmount({ price, amount, quote }: TotalAmountProps) {
  const language = useLanguage();
  const total = mul<Decimal>(price, amount);
  if (quote === 'USDT') return <Amount value={total} language={language} decimals={2} restOnDemand />;
  return <Amount value={total} language={language} decimals={8} />;
}
