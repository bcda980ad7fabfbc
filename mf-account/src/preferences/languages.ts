import type { LanguageCode } from '@tradefloor/contract';

/** Each in itself, to be found by whoever can't read the present one. */
export const LANGUAGES: ReadonlyArray<{ readonly value: LanguageCode; readonly label: string }> = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '简体中文' },
  { value: 'hk', label: '繁體中文' },
  { value: 'jp', label: '日本語' },
  { value: 'kr', label: '한국어' },
  { value: 'spa', label: 'Español' },
];
