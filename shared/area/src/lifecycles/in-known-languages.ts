import { type LanguageCode, LANGUAGES } from '@tradefloor/money';
import type { Platform } from '@tradefloor/platform';
import { map } from 'rxjs';

const known = new WeakMap<Platform, Platform>();

/**
 * A shell may speak a language that came after this build, which has no texts and no figures in it: it is English here.
 * The same object each time, for much is kept by the platform.
 */
export function inKnownLanguages(platform: Platform): Platform {
  const { language } = platform;
  const heard = (code: LanguageCode) => (LANGUAGES.includes(code) ? code : 'en');
  const made = known.get(platform) ?? {
    ...platform,
    language: { ...language, code: () => heard(language.code()), changes: language.changes.pipe(map(heard)) },
  };
  known.set(platform, made);
  return made;
}
