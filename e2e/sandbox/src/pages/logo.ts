import type { Currency } from '../market/currency';

/** Our own marks: a disc in the currency's colour with the first letters of its name. */
export function logoOf(currency: Currency): string {
  const letters = currency.name.slice(0, currency.name.length > 3 ? 1 : 2);
  const size = letters.length === 1 ? 17 : 13;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" role="img" aria-label="${currency.title}">
<circle cx="16" cy="16" r="16" fill="${currency.colour}"/>
<circle cx="16" cy="16" r="12.5" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>
<text x="16" y="16" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" fill="#fff">${letters}</text>
</svg>`;
}

export const logoPath = (currency: Currency): string => `/api/files/logo/${currency.name}.svg`;
