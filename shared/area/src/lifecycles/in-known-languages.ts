import { type LanguageCode, LOCALES } from '@tradefloor/money';
import type { Platform } from '@tradefloor/platform';

const known = new WeakMap<Platform, Platform>();

/**
 * A shell may speak a language that came after this build, which has no texts and no figures in it: it is English here.
 * The same object each time, for much is kept by the platform.
 */
export function inKnownLanguages(platform: Platform): Platform {
  const { language } = platform;
  const heard = (code: LanguageCode) => (code in LOCALES ? code : 'en');
  // `changes` may still name it: whoever hears of one asks for the code. A pipe would cost each first screen a kilobyte.
  const made = known.get(platform) ?? {
    ...platform,
    language: { ...language, code: () => heard(language.code()) },
  };
  known.set(platform, made);
  return made;
}
