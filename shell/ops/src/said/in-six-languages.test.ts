import { RULE_NAMES } from '@tradefloor/gate/rules';
import { SAYINGS } from '@tradefloor/gate/said';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { OPS_SAYINGS } from './sayings';

const texts = z.record(z.string(), z.string());

/** What a language says under a beginning, by the rest of the key. */
async function said(language: string, begins: string): Promise<ReadonlyMap<string, string>> {
  const file = path.join(__dirname, '../../screen/src/locales', `${language}.json`);
  const all = Object.entries(texts.parse(JSON.parse(await readFile(file, 'utf8'))));
  return new Map(all.filter(([key]) => key.startsWith(begins)).map(([key, text]) => [key.slice(begins.length), text]));
}

const placeholders = (text: string) => [...new Set([...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name))];
/** A sentence may say how many by its form alone. */
const toldBy = (names: readonly string[]) => names.filter(name => name !== 'count').toSorted();

describe.each(['en', 'hk', 'jp', 'kr', 'spa', 'zh'])('the screen in %s', language => {
  it('has a sentence for each rule of the gate', async () => {
    expect([...(await said(language, 'gate.rule.')).keys()].toSorted()).toEqual([...RULE_NAMES].toSorted());
  });

  it('has one for everything that the gate and the commands say, with its values, and none besides', async () => {
    const told = [...(await said(language, 'said.'))].map(([key, text]) => [
      key.replace(/_(one|other)$/, ''),
      toldBy(placeholders(text)),
    ]);
    const says = Object.entries({ ...SAYINGS, ...OPS_SAYINGS }).map(([key, values]) => [key, toldBy(values)]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(says));
  });
});
