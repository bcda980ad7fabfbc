import { LANGUAGES } from '@tradefloor/release';
import { cookieOf } from '../cookie';
import { PAGE_TEXTS, type PageLanguage } from './page-texts';

/** What the page must know before its first script runs: the shell mirrors it from storage into cookies. */
export interface Preferences {
  readonly language: PageLanguage;
  /** Null while the visitor has chosen none: the system's scheme decides. */
  readonly theme: 'night' | 'day' | null;
  readonly rise: 'green' | 'red' | 'colour-blind' | null;
}

export function preferencesOf(cookies: string | undefined, acceptLanguage: string | undefined): Preferences {
  return {
    language: oneOf(LANGUAGES, cookieOf(cookies, 'tf_lang')) ?? preferred(acceptLanguage),
    theme: oneOf(['night', 'day'], cookieOf(cookies, 'tf_theme')),
    rise: oneOf(['green', 'red', 'colour-blind'], cookieOf(cookies, 'tf_rise')),
  };
}

function oneOf<const Value extends string>(values: readonly Value[], text: string | undefined): Value | null {
  return values.find(value => value === text) ?? null;
}

/** The first that we speak, by weight: traditional characters for Taiwan, Hong Kong and Macau, simplified otherwise. */
function preferred(acceptLanguage = ''): PageLanguage {
  const wanted = acceptLanguage
    .split(',')
    .map(entry => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map(text => /^\s*q=(.*)$/.exec(text)?.[1]).find(text => text !== undefined);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of wanted) {
    const language = spoken(tag);
    if (language !== null) return language;
  }
  return 'en';
}

function spoken(tag: string): PageLanguage | null {
  if (/^zh-(hant|tw|hk|mo)\b/.test(tag)) return 'hk';
  const [primary = ''] = tag.split('-');
  if (primary === 'zh') return 'zh';
  return LANGUAGES.find(language => PAGE_TEXTS[language].tag.startsWith(`${primary}-`)) ?? null;
}
