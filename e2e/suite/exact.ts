/* Money as pages write it and as the exchange does, in whole numbers: a second reckoning beside the formulas. */

const DIGITS = 14;
/** Currencies are kept to eight digits: so many units are the last of them. */
const LAST = 10n ** BigInt(DIGITS - 8);

/** Of a decimal text, exactly: so many units of 10^-14. What is no digit, as the separators of thousands, is left out. */
export function units(text: string): bigint {
  const [whole = '', fraction = ''] = text.replaceAll(/[^\d.]/g, '').split('.');
  const size = BigInt(whole + fraction.padEnd(DIGITS, '0'));
  return /[-−]/.test(text) ? -size : size;
}

/** To the last digit of a currency, upward: what a trader pays. */
export const raised = (exact: bigint): bigint => ((exact + LAST - 1n) / LAST) * LAST;
