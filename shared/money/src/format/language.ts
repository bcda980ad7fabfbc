/** The codes of storage and wire, as the contract has them. */
export type LanguageCode = 'zh' | 'hk' | 'en' | 'kr' | 'jp' | 'spa';

/** For `<html lang>` and `Intl`. */
export const LOCALES: Readonly<Record<LanguageCode, string>> = {
  zh: 'zh-Hans-CN',
  hk: 'zh-Hant-HK',
  en: 'en-US',
  kr: 'ko-KR',
  jp: 'ja-JP',
  spa: 'es-ES',
};
