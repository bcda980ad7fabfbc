import type { LanguageCode } from '@tradefloor/contract';
import { LOCALES, type Platform } from '@tradefloor/platform';
import { createInstance, type i18n } from 'i18next';

type Dictionary = Readonly<Record<string, string>>;

/** One chunk a language: before the first paint only the user's own is fetched. */
const DICTIONARIES: Readonly<Record<LanguageCode, () => Promise<{ default: Dictionary }>>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../../locales/en.json'),
  hk: () => import(/* webpackChunkName: "texts-hk" */ '../../locales/hk.json'),
  jp: () => import(/* webpackChunkName: "texts-jp" */ '../../locales/jp.json'),
  kr: () => import(/* webpackChunkName: "texts-kr" */ '../../locales/kr.json'),
  spa: () => import(/* webpackChunkName: "texts-spa" */ '../../locales/spa.json'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ '../../locales/zh.json'),
};

export interface Texts {
  readonly i18n: i18n;
  /** For the parts of the shell that are not React: `texts.t('session.over')`. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Resolves when it is spoken, or another one is wanted. */
  readonly use: (code: LanguageCode) => Promise<void>;
}

/** A line that was lost is back after some such time. */
const AGAIN_MS = 4_000;

/** The shell's own i18next instance: areas have theirs, so that a swap brings an area's texts with it. */
export async function loadTexts(code: LanguageCode, report: Platform['report']): Promise<Texts> {
  const i18n = createInstance();
  let wanted = code;

  /** Asked for until it comes: nobody chooses a language that is chosen, and without the first one there is no page. */
  async function dictionaryOf(next: LanguageCode): Promise<Dictionary | null> {
    let isToldOf = false;
    for (;;) {
      try {
        return (await DICTIONARIES[next]()).default;
      } catch (problem) {
        if (!isToldOf) report(problem, { language: next });
        isToldOf = true;
        await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
        if (wanted !== next) return null;
      }
    }
  }

  await i18n.init({
    lng: LOCALES[code],
    resources: { [LOCALES[code]]: { translation: (await dictionaryOf(code)) ?? {} } },
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return {
    i18n,
    t: (key, values) => i18n.t(key, { ...values }),
    async use(next) {
      wanted = next;
      if (!i18n.hasResourceBundle(LOCALES[next], 'translation')) {
        const dictionary = await dictionaryOf(next);
        if (dictionary) i18n.addResourceBundle(LOCALES[next], 'translation', dictionary);
      }
      // Another may have been chosen while this one was on its way.
      if (wanted === next) await i18n.changeLanguage(LOCALES[next]);
    },
  };
}
