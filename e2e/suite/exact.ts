/* Money as pages write it and as the exchange does, in whole numbers: a second reckoning beside the formulas. */

const DIGITS = 14;

/** Of a decimal text, exactly: so many units of 10^-14. What is no digit, as the separators of thousands, is left out. */
export function units(text: string): bigint {
  const [whole = '', fraction = ''] = text.replaceAll(/[^\d.]/g, '').split('.');
  const size = BigInt(whole + fraction.padEnd(DIGITS, '0'));
  return /[-−]/.test(text) ? -size : size;
}
