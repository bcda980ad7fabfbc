import { type AreaJson, areaJson } from '@tradefloor/release';
import { integrityOf } from '@tradefloor/release/hash';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../refusal';
import { isCode } from './durable-file';

/** Reads area.json and holds the folder to it: each listed file with its hash, and no other. */
export async function checkBuildFolder(folder: string): Promise<AreaJson> {
  const said = await readAreaJson(folder);
  const listed = new Map(said.files.map(file => [file.path, file]));
  for (const asked of [said.entry, ...said.preload]) {
    if (!listed.has(asked)) refuse(`${folder}: area.json names ${asked} without listing it: build the area again.`);
  }
  const found = await filesIn(folder);
  for (const file of found) {
    if (file !== 'area.json' && !listed.has(file)) {
      refuse(`${folder}: ${file} is not listed in area.json: remove it or build the area again.`);
    }
  }
  for (const file of listed.values()) {
    if (!found.has(file.path))
      refuse(`${folder}: ${file.path} is listed in area.json but missing: build the area again.`);
    const content = await readFile(path.join(folder, file.path));
    if (content.byteLength !== file.bytes || integrityOf(content) !== file.integrity) {
      refuse(`${folder}: ${file.path} differs from its hash in area.json: build the area again.`);
    }
  }
  return said;
}

export async function readAreaJson(folder: string): Promise<AreaJson> {
  const file = path.join(folder, 'area.json');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) refuse(`${file} is missing: name a folder that a build has written.`);
    throw error;
  });
  const read = areaJson.safeParse(parsed(text, file));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return refuse(
    `${file} is not valid at "${issue?.path.join('.') ?? ''}": build the area with this repository's settings.`,
  );
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(`${file} is not JSON: build the area again.`);
  }
}

/** Paths with forward slashes, relative. Links and other special files are refused: a build is plain files. */
async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set<string>();
  for (const entry of entries) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    if (entry.isFile()) files.add(file);
    else if (!entry.isDirectory()) refuse(`${folder}: ${file} is neither file nor folder: build the area again.`);
  }
  return files;
}
