import { LANGUAGES } from '@tradefloor/release';
import type { IncomingHttpHeaders } from 'node:http';
import type { PageLanguage } from '../page/page-texts';
import { preferencesOf } from '../page/preferences';

/** A call says its language; a page's visitor has chosen one, or the browser has. */
export function languageOf({ lang, cookie, 'accept-language': accepted }: IncomingHttpHeaders): PageLanguage {
  return LANGUAGES.find(language => language === lang) ?? preferencesOf(cookie, accepted).language;
}
