/** All that a terminal obeys instead of showing it, but the ends of lines: also what turns the order of letters. */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

/** What builds, pages and servers have said may be in it. As JSON writes it, so that JSON stays what it was. */
export function printable(text: string): string {
  return text.replaceAll(OBEYED, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
