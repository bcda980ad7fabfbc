import { type LanguageCode, LANGUAGES } from '@tradefloor/contract';

export function languageCode(text: string | null): LanguageCode | null {
  return LANGUAGES.find(code => code === text) ?? null;
}

const BY_TAG: Readonly<Record<string, LanguageCode>> = { en: 'en', ko: 'kr', ja: 'jp', es: 'spa' };
/** Where Chinese is written with traditional characters. */
const TRADITIONAL = /^zh\b.*-(hant|tw|hk|mo)\b/i;

/** What the browser prefers, of what we speak. */
export function fromBrowser(tags: readonly string[]): LanguageCode {
  for (const tag of tags) {
    if (TRADITIONAL.test(tag)) return 'hk';
    const primary = tag.toLowerCase().split('-')[0] ?? '';
    if (primary === 'zh') return 'zh';
    const code = BY_TAG[primary];
    if (code) return code;
  }
  return 'en';
}
