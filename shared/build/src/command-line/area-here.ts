import { existsSync } from 'node:fs';
import path from 'node:path';
import { IN_SUITE, ROOT } from '../root';
import { Refusal } from './refusal';

/** Elsewhere a command is about the one area that somebody stands in. */
export function assertAreaHere(): void {
  if (!IN_SUITE && !existsSync(path.join(ROOT, 'area.ts')))
    throw new Refusal('There is no area.ts here: go to the folder of an area.');
}
