import { type LanguageCode, LANGUAGES } from '@tradefloor/contract';
import { LOCALES } from '@tradefloor/platform';

export function languageCode(text: string | null): LanguageCode | null {
  return LANGUAGES.find(code => code === text) ?? null;
}

/** Where Chinese is written with traditional characters. */
const TRADITIONAL = /^zh\b.*-(hant|tw|hk|mo)\b/i;

/** What the browser prefers, of what we speak. */
export function fromBrowser(tags: readonly string[]): LanguageCode {
  for (const tag of tags) {
    if (TRADITIONAL.test(tag)) return 'hk';
    const primary = `${tag.toLowerCase().split('-')[0]}-`;
    // The last: where it is not traditional, Chinese is simplified.
    const code = LANGUAGES.findLast(known => LOCALES[known].startsWith(primary));
    if (code) return code;
  }
  return 'en';
}
