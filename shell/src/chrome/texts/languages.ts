import type { LanguageCode } from '@tradefloor/contract';

export const LANGUAGES: readonly LanguageCode[] = ['en', 'hk', 'zh', 'jp', 'kr', 'spa'];

/** As its speakers write it: someone lost in a foreign text finds their own. `short` is for the button in the header. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, { readonly own: string; readonly short: string }>> = {
  en: { own: 'English', short: 'EN' },
  hk: { own: '繁體中文', short: '繁' },
  zh: { own: '简体中文', short: '简' },
  jp: { own: '日本語', short: '日' },
  kr: { own: '한국어', short: '한' },
  spa: { own: 'Español', short: 'ES' },
};
