import { LANGUAGES } from '@tradefloor/release';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Dictionaries, problemsOfDictionaries, readSameAsEnglish } from './check-dictionaries';
import { keyUse, problemsOfUse } from './check-use';
import { type Dictionary, readDictionary } from './dictionary';

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Folders of sources that have `locales` in them: a package's own, and those of its rooms. */
export function speakingIn(sources: string): string[] {
  if (!existsSync(sources)) return [];
  const inner = readdirSync(sources, { withFileTypes: true }).filter(entry => entry.isDirectory());
  return [sources, ...inner.map(({ name }) => path.join(sources, name))].filter(folder =>
    existsSync(path.join(folder, 'locales')),
  );
}

export function dictionariesOf(speaking: string): Dictionaries {
  const entries = LANGUAGES.map(code => [code, readDictionary(jsonOf(path.join(speaking, 'locales', `${code}.json`)))]);
  return Object.fromEntries(entries);
}

export function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'locales' ? [] : sourcesUnder(file);
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [readFileSync(file, 'utf8')] : [];
  });
}

/** Of one dictionary in six languages: keys, forms, placeholders, what is left in English, brackets. */
export function problemsOfLanguages(speaking: string): string[] {
  const listed = path.join(speaking, 'locales', 'same-as-english.json');
  const dictionaries = dictionariesOf(speaking);
  const same = readSameAsEnglish(existsSync(listed) ? jsonOf(listed) : {});
  return [...problemsOfDictionaries(dictionaries, same), ...narrowBrackets(dictionaries)];
}

/** The wide ones of the glossary stand beside Han and Kana. */
function narrowBrackets(dictionaries: Dictionaries): string[] {
  return (['hk', 'zh', 'jp'] as const).flatMap(code =>
    [...dictionaries[code]]
      .filter(([, text]) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}] ?\(/u.test(text))
      .map(([key]) => `${code}: ${key} has a narrow bracket where a wide one belongs`),
  );
}

/** What the code of an area asks for and what its dictionary has, beside the texts of the rooms that it carries. */
export function problemsOfKeys(speaking: string, area: string | null, below: Dictionary): string[] {
  const use = keyUse(sourcesUnder(speaking), area);
  return problemsOfUse(dictionariesOf(speaking).en, use, below);
}

export function englishOf(speaking: readonly string[]): Dictionary {
  return new Map(speaking.flatMap(folder => [...dictionariesOf(folder).en]));
}

/** All that is wrong with the texts of an area; `rooms` are the folders of the packages that it carries. */
export function problemsOfTexts(folder: string, rooms: readonly string[]): string[] {
  const speaking = path.join(folder, 'src');
  const below = englishOf(rooms.flatMap(room => speakingIn(path.join(room, 'src'))));
  const area = readFileSync(path.join(folder, 'area.ts'), 'utf8');
  return [...problemsOfLanguages(speaking), ...problemsOfKeys(speaking, area, below)];
}
