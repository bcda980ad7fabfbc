import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from './refusal';

/**
 * A folder that somebody has named, and those above it. One by one: asked for all of them at once, Node goes round for
 * ever where a system makes none (`/proc/x/y`).
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(folder, mode);
  } catch (problem) {
    const code = String(Reflect.get(Object(problem), 'code'));
    if (code === 'EEXIST') return;
    const above = path.dirname(folder);
    if (code !== 'ENOENT' || existsSync(above))
      throw new Refusal(`${folder} can't be made (${code}): name another folder.`);
    await makeFolder(above, mode);
    await makeFolder(folder, mode);
  }
}
