import texts from '../../screen/src/locales/en.json' with { type: 'json' };
import type { Said } from './sayings';

/** What a command says: in no language, or in English alone where no screen shows it. */
export type Line = Said | string;

/** A terminal has the plain marks, which can be typed and searched for. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/[“”]/g, '"');

/** As the screen says it: what is said has one text in each language, and those are where it is kept. */
export function tellerOf(language: Readonly<Record<string, string>>): (line: Line) => string {
  const sentences = new Map(Object.entries(language));

  function told(line: Line): string {
    if (typeof line === 'string') return line;
    const { key, values } = line;
    const plural = values['count'] === 1 ? 'one' : 'other';
    const sentence = sentences.get(`said.${key}`) ?? sentences.get(`said.${key}_${plural}`) ?? key;
    return sentence.replaceAll(/{{(\w+)}}/g, (_, name: string) => valueOf(name, values[name] ?? ''));
  }

  /** A moment is told to the minute, how sure something is to a tenth. */
  function valueOf(name: string, value: Said['values'][string]): string {
    if (typeof value === 'object') return told(value);
    if (name === 'at') return String(value).slice(0, 16).replace('T', ' ');
    return name === 'sure' ? Number(value).toFixed(1) : String(value);
  }

  return told;
}

export const inEnglish = tellerOf(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, plain(text)])));

export const allInEnglish = (said: readonly Said[]): string => said.map(inEnglish).join('; ');
