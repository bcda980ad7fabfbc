import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where shared/build left the newest shell of this repository, as `.build/latest.json` says; null before the first build. */
export async function newestShellFolder(root: string): Promise<string | null> {
  try {
    const built: unknown = JSON.parse(await readFile(path.join(root, '.build', 'latest.json'), 'utf8'));
    const shell: unknown = Array.isArray(built) ? built.find(isShell) : undefined;
    return isShell(shell) ? shell.folder : null;
  } catch {
    return null;
  }
}

function isShell(built: unknown): built is { readonly folder: string } {
  if (typeof built !== 'object' || built === null || !('name' in built) || !('folder' in built)) return false;
  return built.name === 'shell' && typeof built.folder === 'string';
}
