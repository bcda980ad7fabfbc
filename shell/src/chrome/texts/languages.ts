import type { LanguageCode } from '@tradefloor/contract';

/** For the button in the header. */
export const SHORT_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'EN',
  hk: '繁',
  zh: '简',
  jp: '日',
  kr: '한',
  spa: 'ES',
};
