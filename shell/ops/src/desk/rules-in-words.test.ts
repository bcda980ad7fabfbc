import { RULE_NAMES } from '@tradefloor/gate/rules';
import { SAYINGS } from '@tradefloor/gate/said';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const texts = z.record(z.string(), z.string());

/** What a language says under a beginning, by the rest of the key. */
async function said(language: string, begins: string): Promise<ReadonlyMap<string, string>> {
  const file = path.join(__dirname, '../../screen/src/locales', `${language}.json`);
  const all = Object.entries(texts.parse(JSON.parse(await readFile(file, 'utf8'))));
  return new Map(all.filter(([key]) => key.startsWith(begins)).map(([key, text]) => [key.slice(begins.length), text]));
}

const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name).toSorted();

describe.each(['en', 'hk', 'jp', 'kr', 'spa', 'zh'])('the screen in %s', language => {
  it('has a sentence for each rule of the gate', async () => {
    expect([...(await said(language, 'gate.rule.')).keys()].toSorted()).toEqual([...RULE_NAMES].toSorted());
  });

  it('has one for everything that the gate says, with its values, and none besides', async () => {
    const told = [...(await said(language, 'gate.said.'))].map(([key, text]) => [key, placeholders(text)]);
    const says = Object.entries(SAYINGS).map(([key, values]) => [key, [...values].toSorted()]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(says));
  });
});
