import { type AreaJson, areaJson } from '@tradefloor/release';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../refusal';
import { folderContents } from './build-contents';
import { isCode } from './durable-file';
import { inEnglish } from '../said/english';
import { flawIn } from './flaw-in';

/** Reads area.json and holds the folder to it. */
export async function checkBuildFolder(folder: string): Promise<AreaJson> {
  const said = await readAreaJson(folder);
  const flaw = await flawIn(folderContents(folder), said);
  return flaw === null ? said : refuse(`${folder}: ${inEnglish(flaw)}: build the area again.`);
}

async function readAreaJson(folder: string): Promise<AreaJson> {
  const file = path.join(folder, 'area.json');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) refuse(`${file} is missing: name a folder that a build has written.`);
    throw error;
  });
  const read = areaJson.safeParse(parsed(text, file));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return refuse(
    `${file} is not valid at "${issue?.path.join('.') ?? ''}" (${issue?.message ?? ''}): build the area with this repository's settings.`,
  );
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(`${file} is not JSON: build the area again.`);
  }
}
