import { LOCALES } from '@tradefloor/platform';
import { useLanguage } from '@tradefloor/platform/react';
import type { ComboOption } from '@tradefloor/ui';
import { useMemo } from 'react';
import { COUNTRIES } from './countries';

/** All countries by their names in the user's language, found by their English and Chinese names and codes too. */
export function useCountries(): readonly ComboOption<string>[] {
  const locale = LOCALES[useLanguage()];
  return useMemo(() => {
    const [own, english, chinese] = [locale, LOCALES.en, LOCALES.zh].map(namesIn);
    const options = COUNTRIES.map(({ region, callingCode }) => ({
      value: region,
      label: own?.(region) ?? region,
      search: `${english?.(region) ?? ''} ${chinese?.(region) ?? ''} ${region} 00${callingCode}`,
      end: `+${callingCode}`,
    }));
    const order = new Intl.Collator(locale);
    return options.toSorted((one, other) => order.compare(one.label, other.label));
  }, [locale]);
}

/** Their long names say whose regions they are; in a list of countries and regions the short ones are looked for. */
const KNOWN_SHORT = new Set(['HK', 'MO', 'PS']);

function namesIn(locale: string): (region: string) => string | undefined {
  const long = new Intl.DisplayNames(locale, { type: 'region' });
  const short = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  return region => (KNOWN_SHORT.has(region) ? short : long).of(region);
}
