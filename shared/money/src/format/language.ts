/**
 * wire.six-languages: the one list, by the codes of storage and wire, in the order in which they are offered;
 * with what `<html lang>` and `Intl` call each.
 */
const TAGS = { en: 'en-US', hk: 'zh-Hant-HK', zh: 'zh-Hans-CN', jp: 'ja-JP', kr: 'ko-KR', spa: 'es-ES' } as const;

export type LanguageCode = keyof typeof TAGS;
export const LOCALES: Readonly<Record<LanguageCode, string>> = TAGS;
export const LANGUAGES: readonly LanguageCode[] = /* @__PURE__ */ Object.keys(TAGS) as LanguageCode[];

/** As its speakers write it: someone lost in a foreign text finds their own. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  hk: '繁體中文',
  zh: '简体中文',
  jp: '日本語',
  kr: '한국어',
  spa: 'Español',
};
