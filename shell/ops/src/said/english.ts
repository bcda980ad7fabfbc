import texts from '../../screen/src/locales/en.json' with { type: 'json' };
import type { Said } from './sayings';

/** A terminal has the plain marks, which can be typed and searched for. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/[“”]/g, '"');

const SENTENCES: ReadonlyMap<string, string> = new Map(Object.entries(texts).map(([key, text]) => [key, plain(text)]));

/** What a command says: in no language, or in English alone where no screen shows it. */
export type Line = Said | string;

/** As the screen says it in English: what is said has one text in each language, and this is where it is kept. */
export function inEnglish(line: Line): string {
  if (typeof line === 'string') return line;
  const { key, values } = line;
  const plural = values['count'] === 1 ? 'one' : 'other';
  const sentence = SENTENCES.get(`said.${key}`) ?? SENTENCES.get(`said.${key}_${plural}`) ?? key;
  return sentence.replaceAll(/{{(\w+)}}/g, (_, name: string) => valueOf(name, values[name] ?? ''));
}

export const allInEnglish = (said: readonly Said[]): string => said.map(inEnglish).join('; ');

/** A moment is told to the minute, how sure something is to a tenth. */
function valueOf(name: string, value: Said['values'][string]): string {
  if (typeof value === 'object') return inEnglish(value);
  if (name === 'at') return String(value).slice(0, 16).replace('T', ' ');
  return name === 'sure' ? Number(value).toFixed(1) : String(value);
}
