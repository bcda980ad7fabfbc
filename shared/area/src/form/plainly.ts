/**
 * As it was meant, however it was typed or pasted: full-width letters of Chinese and Japanese keyboards, and marks of
 * direction or of no width that come along from mails and chats, where nobody sees them.
 */
export const plainly = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** The same of what is written down in groups, as codes, cards and phones are: `123 456`, `123–456`, `１２３４５６`. */
export const ungrouped = (typed: string): string => plainly(typed).replace(/[\s\p{Pd}]/gu, '');
