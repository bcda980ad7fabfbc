/** What two ways of writing a pair have in common: typed or pasted it may be small, full-width, and parted by anything. */
export const pairLetters = (symbol: string): string =>
  symbol
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
