import { readVerdict } from '@tradefloor/gate/verdict';
import { LAYOUT } from '@tradefloor/release/folder';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from './durable-file';
import type { ReleaseStore } from './release-store';

/** Beside the builds, not in them: a build never changes, and another shell may see it otherwise. */
export function folderVerdicts(store: string): Pick<ReleaseStore, 'verdict' | 'keepVerdict'> {
  return {
    verdict: (area, build) => readFile(LAYOUT.verdict(store, area, build), 'utf8').then(readVerdict, () => null),
    async keepVerdict(verdict) {
      const file = LAYOUT.verdict(store, verdict.area, verdict.build);
      await mkdir(path.dirname(file), { recursive: true });
      await replaceFile(file, `${JSON.stringify(verdict, null, 1)}\n`, LAYOUT.staging(store));
    },
  };
}
