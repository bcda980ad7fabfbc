import * as z from 'zod/mini';
import type { Declared } from './declared';

/** As a browser takes it in `integrity=`. */
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Relative, without empty or dotted segments: nothing that could leave the build's folder or name a hidden file. */
export const filePath = z
  .string()
  .check(z.maxLength(200), z.regex(/^[A-Za-z0-9_~-][A-Za-z0-9_.~-]*(\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)*$/));

/** Hash of a build's inputs. Same inputs, same id. */
export const buildId = z.string().check(z.regex(/^[a-z0-9]{8,32}$/));

export const file = z.looseObject({
  /** Relative to the build's folder. */
  path: filePath,
  integrity,
  bytes: z.int().check(z.nonnegative()),
});

/** The shell speaks of itself by its name, and every object has the other: an area must be neither. */
const NO_AREA = new Set(['shell', 'constructor']);

export const areaName = z.string().check(
  z.maxLength(40),
  z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  z.refine(name => !NO_AREA.has(name), 'is a name that no area may have'),
);

export function isAreaName(text: string): boolean {
  return areaName.safeParse(text).success;
}

export function isBuildId(text: string): boolean {
  return buildId.safeParse(text).success;
}

export type BuildFile = Declared<z.infer<typeof file>>;

/** What a build's description lists, whatever else a newer version of us wrote into it; null when it lists nothing. */
export function listedFiles(description: unknown): readonly BuildFile[] | null {
  const read = z.looseObject({ files: z.array(file) }).safeParse(description);
  return read.success ? read.data.files : null;
}
