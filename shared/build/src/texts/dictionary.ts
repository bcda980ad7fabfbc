import { type LanguageCode, LOCALES } from '@tradefloor/money';

/** Full key → text. A `*.json` under a `locales` folder may be flat or nested: i18next reads both alike. */
export type Dictionary = ReadonlyMap<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

export function readDictionary(json: unknown, prefix = ''): Dictionary {
  const texts = new Map<string, string>();
  if (typeof json !== 'object' || json === null) return texts;
  for (const [name, value] of Object.entries(json)) {
    const key = prefix + name;
    if (typeof value === 'string') texts.set(key, value);
    else for (const [inner, text] of readDictionary(value, `${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/** `orders.open_one` and `orders.open_other` are one key to the code: `orders.open`. */
export function keyInCode(key: string): string {
  return key.replace(PLURAL, '');
}

/** The forms that this language must have of a key that English counts with. Spanish `many` is for millions: none here. */
export function formsOf(key: string, isCounted: boolean, code: LanguageCode): string[] {
  if (!isCounted) return [key];
  const { pluralCategories } = new Intl.PluralRules(LOCALES[code]).resolvedOptions();
  return pluralCategories.filter(form => form !== 'many').map(form => `${key}_${form}`);
}

/** `{{amount}}` and the numbered tags of `<Trans>`, in order of name. */
export function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\{\s*[\w.]+[^}]*\}\}|<\/?\w+\/?>/g) ?? [])].sort().join(' ');
}
