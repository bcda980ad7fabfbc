import { choice } from '../wire/choice';
import type { Kind } from '../wire/kind';

/** As storage and wire have them (S1 §1). */
export type LanguageCode = 'zh' | 'hk' | 'en' | 'kr' | 'jp' | 'spa';

export const LANGUAGES: readonly LanguageCode[] = ['en', 'zh', 'hk', 'jp', 'kr', 'spa'];
export const DEFAULT_LANGUAGE: LanguageCode = 'en';

export const language: Kind<LanguageCode> = /* @__PURE__ */ choice<LanguageCode>({
  zh: 'zh',
  hk: 'hk',
  en: 'en',
  kr: 'kr',
  jp: 'jp',
  spa: 'spa',
});
