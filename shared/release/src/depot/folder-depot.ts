import { watch } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Depot, Unreachable } from './depot';
import { NAMES } from './names';

export function folderDepot(folder: string): Depot {
  const at = (name: string) => path.join(folder, name);
  const nullIfMissing = (error: unknown): null => {
    const code: unknown = Reflect.get(Object(error), 'code');
    if (code === 'ENOENT') return null;
    // Of this process, and over in a moment: nothing is wrong with what lies there.
    throw code === 'EMFILE' || code === 'ENFILE' ? new Unreachable(folder, error) : error;
  };
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
