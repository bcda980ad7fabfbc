import { type About, aboutIn, type Decimal, formatNumber, type Money, MONEY_OF_LANGUAGE } from '@tradefloor/money';
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

interface AboutBalanceProps extends AboutProps {
  /** A money that it is told in besides, where theirs is another. */
  readonly also?: Money;
}

/** What somebody owns, about, in their money; hidden where they hide their balances. */
export function AboutBalance({ usdt, also }: AboutBalanceProps) {
  const about = useAbout(usdt, 'balance');
  const other = useAbout(also === undefined ? null : usdt, 'balance', also);
  if (about === null) return NOTHING_YET;
  return (
    <>
      <AboutMoney about={about} />
      {other === null || other.money === about.money ? null : (
        <>
          {' '}
          <AboutMoney about={other} />
        </>
      )}
    </>
  );
}

const AboutMoney = ({ about: { value, decimals, money } }: { readonly about: About }) => (
  <span>
    ≈ <Balance value={value} decimals={decimals} unit={money} />
  </span>
);

function useAbout(usdt: Decimal | null, of: 'price' | 'balance', wanted?: Money): About | null {
  const language = useLanguage();
  const { money = MONEY_OF_LANGUAGE[language] } = useLook();
  const rates = useRates();
  return usdt === null || rates === null ? null : aboutIn(wanted ?? money, rates, usdt, of);
}
