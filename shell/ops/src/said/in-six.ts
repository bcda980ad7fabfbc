import { LANGUAGES } from '@tradefloor/release';
import en from '../../screen/src/locales/en.json' with { type: 'json' };
import hk from '../../screen/src/locales/hk.json' with { type: 'json' };
import jp from '../../screen/src/locales/jp.json' with { type: 'json' };
import kr from '../../screen/src/locales/kr.json' with { type: 'json' };
import spa from '../../screen/src/locales/spa.json' with { type: 'json' };
import zh from '../../screen/src/locales/zh.json' with { type: 'json' };
import { type Line, tellerOf } from './english';

const TELLERS = {
  en: tellerOf(en),
  hk: tellerOf(hk),
  jp: tellerOf(jp),
  kr: tellerOf(kr),
  spa: tellerOf(spa),
  zh: tellerOf(zh),
};

/** In the language that a call says (wire.six-languages): what is answered in its place is read as it comes. */
export function inWordsOf(lang: string | readonly string[] | undefined, said: readonly Line[]): string {
  const language = LANGUAGES.find(known => known === lang) ?? 'en';
  return said.map(TELLERS[language]).join(' ');
}
