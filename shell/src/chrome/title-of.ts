import type { LanguageCode } from '@tradefloor/contract';
import type { View } from './view';

/** What the screen at an address is called. */
export const titleOf = (
  route: NonNullable<View['route']>,
  code: LanguageCode,
  t: (key: 'notFound.title') => string,
): string => (route === 'not-found' ? t('notFound.title') : route.title[code]);
