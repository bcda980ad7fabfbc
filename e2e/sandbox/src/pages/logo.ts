import type { Currency } from '../market/currency';
import { COIN_MARKS } from './coin-marks';

/** A disc in the currency's colour, with the mark of that currency. */
export function logoOf({ name, title, colour }: Currency): string {
  const mark = (COIN_MARKS[name] ?? '').replaceAll('#disc', colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" role="img" aria-label="${title}">
<circle cx="16" cy="16" r="16" fill="${colour}"/>
<g fill="#fff">${mark}</g>
</svg>`;
}

export const logoPath = (currency: Currency): string => `/api/files/logo/${currency.name}.svg`;
