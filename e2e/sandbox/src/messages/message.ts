import { DEFAULT_LANGUAGE, type LanguageCode, LANGUAGES } from '@tradefloor/contract';
import { en, type MessageKey, type Messages } from './en';
import { hk } from './hk';
import { jp } from './jp';
import { kr } from './kr';
import { spa } from './spa';
import { zh } from './zh';

/** The same text in every language. */
export type Texts = Readonly<Record<LanguageCode, string>>;
export type Values = Readonly<Record<string, string | number>>;

const ALL: Readonly<Record<LanguageCode, Messages>> = { zh, hk, en, kr, jp, spa };

export function inEachLanguage(make: (language: LanguageCode) => string): Texts {
  return {
    zh: make('zh'),
    hk: make('hk'),
    en: make('en'),
    kr: make('kr'),
    jp: make('jp'),
    spa: make('spa'),
  };
}

export function languageOf(header: unknown): LanguageCode {
  return LANGUAGES.find(language => language === header) ?? DEFAULT_LANGUAGE;
}

export function say(language: LanguageCode, key: MessageKey, values: Values = {}): string {
  return ALL[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
