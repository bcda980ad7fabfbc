import { type LanguageCode, LANGUAGES } from '@tradefloor/money';
import { type Dictionary, formsOf, keyInCode, placeholdersOf } from './dictionary';

export type Dictionaries = Readonly<Record<LanguageCode, Dictionary>>;

/** Keys whose text may equal its English, per language or (`*`) in all: `same-as-english.json` beside the dictionaries. */
export type SameAsEnglish = ReadonlyMap<string, readonly string[]>;

export function readSameAsEnglish(json: unknown): SameAsEnglish {
  const lists = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return new Map(lists.map(([code, keys]) => [code, Array.isArray(keys) ? keys.map(String) : []]));
}

/** Written alike in every language. A text of these, placeholders, digits and signs alone needs no listing. */
const NAMES =
  /\b(Tradefloor|BTC|ETH|USDT|USD|CNY|ERC20|TRC20|OMNI|UTC|QR|CSV|ID|SMS|PIN|API|IP|C2C|P2P|OK|TF|MA|KYC|WeChat|Alipay|Google|Authenticator|Highcharts|ms)\b/gi;

export function problemsOfDictionaries(dictionaries: Dictionaries, same: SameAsEnglish): string[] {
  return LANGUAGES.flatMap(code =>
    problemsOfKeys(dictionaries, code).concat(
      problemsOfTexts(dictionaries, code),
      code === 'en' ? [] : problemsOfSameness(dictionaries, code, same),
    ),
  );
}

function problemsOfKeys(dictionaries: Dictionaries, code: LanguageCode): string[] {
  const wanted = new Set<string>();
  for (const dictionary of Object.values(dictionaries)) {
    for (const key of dictionary.keys()) {
      for (const form of formsOf(keyInCode(key), keyInCode(key) !== key, code)) wanted.add(form);
    }
  }
  const has = dictionaries[code];
  return [
    ...[...wanted].filter(key => !has.has(key)).map(key => `${code}: ${key} is missing`),
    ...[...has.keys()]
      .filter(key => !wanted.has(key))
      .map(key => `${code}: ${key} is a form this language does not have`),
  ];
}

function problemsOfTexts(dictionaries: Dictionaries, code: LanguageCode): string[] {
  const problems: string[] = [];
  for (const [key, text] of dictionaries[code]) {
    if (text.trim() === '') problems.push(`${code}: ${key} is empty`);
    if (/TODO|FIXME|XXX/.test(text)) problems.push(`${code}: ${key} is not finished`);
    // "One order" may leave its number out.
    const english = dictionaries.en.get(key) ?? dictionaries.en.get(`${keyInCode(key)}_other`);
    if (english === undefined || /_(zero|one|two)$/.test(key)) continue;
    const [has, wants] = [placeholdersOf(text), placeholdersOf(english)];
    if (has !== wants) problems.push(`${code}: ${key} has the placeholders [${has}], English has [${wants}]`);
  }
  return problems;
}

function problemsOfSameness(dictionaries: Dictionaries, code: LanguageCode, same: SameAsEnglish): string[] {
  const listed = new Set([...(same.get('*') ?? []), ...(same.get(code) ?? [])]);
  const isSame = (key: string) =>
    dictionaries[code].get(key) === dictionaries.en.get(key) && hasWords(dictionaries.en.get(key) ?? '');
  const unlisted = [...dictionaries[code].keys()].filter(key => isSame(key) && !listed.has(key));
  const idle = (same.get(code) ?? []).filter(key => !isSame(key));
  return [
    ...unlisted.map(key => `${code}: ${key} equals its English and is not listed in same-as-english.json`),
    ...idle.map(key => `${code}: ${key} is listed in same-as-english.json and is not the same`),
  ];
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, '').replace(NAMES, ''));
}
