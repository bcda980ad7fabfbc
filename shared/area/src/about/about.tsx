import { type About, aboutIn, type Decimal, formatNumber, MONEY_OF_LANGUAGE } from '@tradefloor/money';
import { useLanguage, useLook } from '@tradefloor/platform/react';
import { Balance } from '../balances/balance';
import { useRates } from './use-rates';

interface AboutProps {
  /** Null while it is not known. */
  readonly usdt: Decimal | null;
}

/** Keeps its line until there is something to say. */
const NOTHING_YET = '\u00a0';

/** A price, about, in the member's money. */
export function AboutPrice({ usdt }: AboutProps) {
  const language = useLanguage();
  const about = useAbout(usdt, 'price');
  if (about === null) return NOTHING_YET;
  return `≈ ${formatNumber(about.value, language, { least: about.decimals })} ${about.money}`;
}

/** What somebody owns, about, in their money; hidden where they hide their balances. */
export function AboutBalance({ usdt }: AboutProps) {
  const about = useAbout(usdt, 'balance');
  if (about === null) return NOTHING_YET;
  return (
    <span>
      ≈ <Balance value={about.value} decimals={about.decimals} unit={about.money} />
    </span>
  );
}

function useAbout(usdt: Decimal | null, of: 'price' | 'balance'): About | null {
  const language = useLanguage();
  const { money = MONEY_OF_LANGUAGE[language] } = useLook();
  const rates = useRates();
  return usdt === null || rates === null ? null : aboutIn(money, rates, usdt, of);
}
