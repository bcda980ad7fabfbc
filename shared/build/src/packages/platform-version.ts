import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root';

const SOURCE = path.join(ROOT, 'shared/platform/src/version.ts');

/** What a shell of this source hands to areas. */
export function platformVersion(): string {
  const [, version] = /PLATFORM_VERSION = '(\d+\.\d+\.\d+)'/.exec(readFileSync(SOURCE, 'utf8')) ?? [];
  if (version === undefined) throw new Error(`${SOURCE} says no PLATFORM_VERSION`);
  return version;
}
