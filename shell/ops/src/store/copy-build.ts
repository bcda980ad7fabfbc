import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { AreaJson } from '@tradefloor/release';
import { checkBuildFolder } from './check-build-folder';
import { flush } from './durable-file';

/** Copies what area.json lists, checks the copy (not the original: it may change meanwhile) and has it on the disk. */
export async function copyBuild(from: string, to: string): Promise<AreaJson> {
  const { files } = await checkBuildFolder(from);
  const paths = ['area.json', ...files.map(file => file.path)];
  const folders = new Set([to]);
  for (const file of paths) {
    const target = path.join(to, file);
    for (let folder = path.dirname(target); folder.startsWith(to); folder = path.dirname(folder)) folders.add(folder);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, file), target);
    await flush(target);
  }
  const copied = await checkBuildFolder(to);
  for (const folder of folders) await flush(folder);
  return copied;
}
