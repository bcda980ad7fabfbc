import { watch } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Depot } from './depot';
import { NAMES } from './names';

export function folderDepot(folder: string): Depot {
  const at = (name: string) => path.join(folder, name);
  return {
    place: folder,
    read: name => readFile(at(name)).catch(nullIfMissing),
    isThere: async name => (await stat(at(name)).catch(nullIfMissing)) !== null,
    list: async name => (await readdir(at(name)).catch(nullIfMissing)) ?? [],
    // A revision is created in the history first, so that is where a change shows soonest.
    async watch(changed) {
      const history = at(NAMES.history);
      try {
        await mkdir(history, { recursive: true });
        const watcher = watch(history, changed);
        watcher.on('error', () => watcher.close());
        return () => watcher.close();
      } catch {
        // A store that we may not write to, or a system without watches: who looks each second sees to it.
        return () => undefined;
      }
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
