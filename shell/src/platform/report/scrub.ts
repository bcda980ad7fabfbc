/** Tokens are 256 bits in hex or base64; addresses of all chains are as long. What remains of either is nothing. */
const LONG_SECRET = /[A-Za-z0-9_-]{24,}={0,2}/g;
const E_MAIL = /[^\s@/:?&="'<>]+@[^\s@/:?&="'<>]+/g;
/** Phone numbers and amounts; a line number or a status has at most five digits. */
const LONG_NUMBER = /\d[\d.,]{5,}/g;
/** A query may carry a token of another site, an e-mail, an address. */
const QUERY = /\?[^\s"')]*/g;

export function scrub(text: string): string {
  return text
    .replace(QUERY, '?…')
    .replace(E_MAIL, '[e-mail]')
    .replace(LONG_SECRET, '[secret]')
    .replace(LONG_NUMBER, '[number]');
}
