import * as z from 'zod/mini';
import { buildId, file, filePath } from './build-file';
import type { Declared } from './declared';
import { isVersion } from './platform-range';

/**
 * `shell.json`: what a build of the shell says of itself, beside its files, which the gateway serves under `/shell/`.
 * Written by shared/build; read by the gateway (the page) and by ops (may this area's build be promoted?).
 */
export const shellJson = z.looseObject({
  schema: z.literal(1),
  /** Of the shell's package. */
  version: z.string(),
  build: buildId,
  /** The `platform.version` that this shell hands to areas. */
  platform: z.string().check(z.refine(isVersion, 'must read major.minor.patch')),
  /** Third-party modules that it gives to areas, with their exact versions. */
  shared: z.record(z.string(), z.string()),
  /** Entry scripts, in the order in which the page runs them (`defer`). */
  scripts: z.array(filePath),
  /** Stylesheets of the first paint, in order. */
  styles: z.array(filePath),
  /** What the entry scripts ask for right away, so that the page may ask sooner: chunks and fonts. */
  preload: z.array(filePath),
  /** Files with its texts, by language: nothing is drawn without them. */
  texts: z.optional(z.record(z.string(), z.array(filePath))),
  /** Trusted Types policies that it makes, each once; builds that do not say made several, and some again. */
  policies: z.optional(z.array(z.string().check(z.regex(/^[\w-]+$/)))),
  /** Every file of the folder but `shell.json` itself. Names carry a hash of the content: they are served as immutable. */
  files: z.array(file),
});

export type ShellJson = Declared<z.infer<typeof shellJson>>;
