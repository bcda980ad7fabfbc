import { keyInCode, type Dictionary } from './dictionary';

/**
 * Which keys the code uses, read off its text. The rule for keys that are put together at run time: either the call says
 * what they begin with, up to a dot (`t(`fault.cause.${words}`)`), or the whole keys stand in a table as plain strings.
 * `keyPrefix` is not used: a key in the code is the key in the file.
 */
export interface KeyUse {
  /** Named in a call, an `i18nKey`, or as `title` or `label` in `area.ts`: must exist. */
  readonly named: ReadonlySet<string>;
  /** What keys put together at run time begin with. */
  readonly prefixes: ReadonlySet<string>;
  /** Every plain string: a key among them is used, from a table for instance. */
  readonly strings: ReadonlySet<string>;
}

const CALL = /\bt\(\s*([^()]*?(?:\([^()]*\)[^()]*?)*)(?=,|\)|$)/gm;
const CHOSEN = /(?:^|[?:]|\?\?)\s*(['"`])((?:(?!\1|\$\{).)+)\1/g;
const BEGINS = /`([^`$]*)\$\{/g;
const I18N_KEY = /i18nKey=\{?\s*['"`]([^'"`$]+)['"`]/g;
const AREA_KEY = /\b(?:title|label):\s*['"]([^'"]+)['"]/g;
const STRING = /(['"`])((?:(?!\1)[^\n\\])+)\1/g;

export function keyUse(sources: readonly string[], area: string | null): KeyUse {
  const named = new Set<string>();
  const prefixes = new Set<string>();
  const strings = new Set<string>();
  for (const source of area === null ? sources : [...sources, area]) {
    for (const [, said = ''] of source.matchAll(CALL)) {
      for (const [, , key = ''] of said.matchAll(CHOSEN)) named.add(key);
      for (const [, prefix = ''] of said.matchAll(BEGINS)) prefixes.add(prefix);
    }
    for (const [, key = ''] of source.matchAll(I18N_KEY)) named.add(key);
    for (const [, , text = ''] of source.matchAll(STRING)) strings.add(text);
    // shared/area's page of routes is headed by it.
    if (/\bRoutesPage\b/.test(source)) named.add('area.name');
  }
  for (const [, key = ''] of (area ?? '').matchAll(AREA_KEY)) named.add(key);
  return { named, prefixes, strings };
}

/** `below`: the texts of shared rooms, which an area may say as well. */
export function problemsOfUse(english: Dictionary, use: KeyUse, below: Dictionary = new Map()): string[] {
  const keys = new Set([...english.keys(), ...below.keys()].map(keyInCode));
  return [
    ...[...use.named].filter(key => !keys.has(key)).map(key => `${key} is used and does not exist`),
    ...[...use.prefixes]
      .filter(prefix => !prefix.endsWith('.') || ![...keys].some(key => key.startsWith(prefix)))
      .map(prefix => `\`${prefix}\${…}\` begins no key: say what it begins with, up to a dot`),
    ...unusedOf(english, use),
  ];
}

export function unusedOf(english: Dictionary, use: KeyUse): string[] {
  const begins = [...use.prefixes];
  return [...new Set([...english.keys()].map(keyInCode))]
    .filter(key => !use.named.has(key) && !use.strings.has(key) && !begins.some(prefix => key.startsWith(prefix)))
    .map(key => `${key} is not used`);
}
