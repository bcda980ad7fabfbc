import { type Decimal, FIAT_DECIMALS, formatNumber, type LanguageCode } from '@tradefloor/money';
import { useLanguage } from '@tradefloor/platform/react';

/** The sign is never left alone at the end of a line. */
export const yuanText = (value: Decimal, language: LanguageCode): string =>
  `¥\u00a0${formatNumber(value, language, { least: FIAT_DECIMALS })}`;

/** Money of the country, to the cent. */
export function Yuan({ value }: { readonly value: Decimal }) {
  return <>{yuanText(value, useLanguage())}</>;
}
