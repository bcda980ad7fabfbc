import { label, LANGUAGES, type Label } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

type Language = keyof Label;

const texts = z.record(z.string(), z.string());

/** Resolves keys of an area's texts into all six languages; a text that is missing in one stops the build. */
export async function labelsOf(folder: string): Promise<(key: string) => Label> {
  const byLanguage = new Map(
    await Promise.all(LANGUAGES.map(async code => [code, await readTexts(folder, code)] as const)),
  );
  return key => {
    const entries = LANGUAGES.map(code => {
      const text = byLanguage.get(code)?.[key];
      if (text === undefined) throw new Error(`${localeFile(folder, code)} lacks "${key}", which area.ts names.`);
      return [code, text] as const;
    });
    return label.parse(Object.fromEntries(entries));
  };
}

async function readTexts(folder: string, code: Language): Promise<Readonly<Record<string, string>>> {
  const file = localeFile(folder, code);
  try {
    return texts.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (problem) {
    const reason = String(Reflect.get(Object(problem), 'message') ?? problem);
    throw new Error(`${file} can't be read: ${reason}`, { cause: problem });
  }
}

function localeFile(folder: string, code: Language): string {
  return path.join(folder, 'src', 'locales', `${code}.json`);
}
