import { type LanguageCode, LANGUAGES } from '@tradefloor/money';
import { choice } from '../wire/choice';
import type { Kind } from '../wire/kind';

export { type LanguageCode, LANGUAGES };
export const DEFAULT_LANGUAGE: LanguageCode = 'en';

/** wire.six-languages, on the wire as everywhere. */
export const language: Kind<LanguageCode> = /* @__PURE__ */ choice<LanguageCode>({
  zh: 'zh',
  hk: 'hk',
  en: 'en',
  kr: 'kr',
  jp: 'jp',
  spa: 'spa',
});
