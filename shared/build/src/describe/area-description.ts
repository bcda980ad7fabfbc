import { type AreaJson, areaJson } from '@tradefloor/release';
import path from 'node:path';
import type { Compilation } from 'webpack';
import * as z from 'zod/mini';
import { ENTRY } from '../settings/area-config';
import { SHARED_FLOORS } from '../settings/shared-modules';
import { callsMade } from './calls-made';
import { filesOfChunk } from './chunk-files';
import { filesOf } from './files';
import { firstFiles } from './first-files';
import { labelsOf } from './labels';
import { offeredBy } from './offered';
import { type AreaDefinition, IN_WORDS, wrongIn } from './read-area';

interface Described {
  readonly area: AreaDefinition;
  readonly folder: string;
  readonly output: string;
  readonly version: string;
  readonly build: string;
  readonly federation: string;
}

/** `area.json`, from what the area says and from the files that were written. */
export async function describeArea(described: Described, compilation: Compilation): Promise<AreaJson> {
  const { area, folder, output, version, build, federation } = described;
  const label = await labelsOf(folder);
  const { screens, texts } = await firstFiles(compilation, folder, area);
  const read = areaJson.safeParse(
    {
      schema: 1,
      area: area.name,
      version,
      build,
      federation,
      platform: area.platform,
      shared: sharedIn(compilation),
      entry: ENTRY,
      preload: [ENTRY, ...filesOfChunk(compilation, 'area')],
      texts,
      ...offeredBy(area, label, screens),
      ...(compilation.options.mode === 'production' && { calls: await callsMade(compilation) }),
      files: await filesOf(output, 'area.json'),
    },
    IN_WORDS,
  );
  if (!read.success) throw wrongIn(path.join(folder, 'area.ts'), read.error);
  return read.data;
}

/** Federation's own field: it has no other way to ask what a build takes. */
const takenModule = z.looseObject({ options: z.looseObject({ shareKey: z.string() }) });

/** Only what this build really takes from the shell. */
function sharedIn(compilation: Compilation): Record<string, string> {
  const taken = new Set<string>();
  for (const module of compilation.modules) {
    if (module.type === 'consume-shared-module') taken.add(takenModule.parse(module).options.shareKey);
  }
  return Object.fromEntries(Object.entries(SHARED_FLOORS).filter(([name]) => taken.has(name)));
}
