import { type ShellJson, shellJson } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from './refusal';

/** What the shell built in this folder gives to areas. */
export async function shellAt(folder: string): Promise<ShellJson> {
  const file = path.join(folder, 'shell.json');
  try {
    return shellJson.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return refuse({ key: 'refused.shell', values: { file } }, ', or name its folder with --shell');
  }
}
