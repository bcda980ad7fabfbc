import type { Said } from '@tradefloor/gate/said';
import texts from '../screen/src/locales/en.json' with { type: 'json' };

const SENTENCES: ReadonlyMap<string, string> = new Map(Object.entries(texts));

/** As the screen says it in English: what the gate says has one text in each language, and this is where it is kept. */
export function inEnglish({ key, values }: Said): string {
  const sentence = SENTENCES.get(`gate.said.${key}`) ?? key;
  return sentence.replaceAll(/{{(\w+)}}/g, (_, name: string) => valueOf(name, values[name] ?? ''));
}

export const allInEnglish = (said: readonly Said[]): string => said.map(inEnglish).join('; ');

/** A moment is told to the minute. */
const valueOf = (name: string, value: string | number) =>
  name === 'at' ? String(value).slice(0, 16).replace('T', ' ') : String(value);
