import * as z from 'zod/mini';
import { areaName, buildId, file, filePath } from './build-file';
import type { Declared } from './declared';
import { isPlatformRange } from './platform-range';

/** `area.json`: what one build says of itself. Written by shared/build, read by ops, gateway and shell. */

const text = z.string();
const inEachLanguage = { en: text, hk: text, jp: text, kr: text, spa: text, zh: text };

/** This room may import nothing: that these are wire.six-languages the shell's test compares. */
export const LANGUAGES = Object.keys(inEachLanguage) as Array<keyof typeof inEachLanguage>;

/** A short text in all six languages, so that the shell can show it before the area's own texts are loaded. */
export const label = z.looseObject(inEachLanguage);

const ownPath = z.string().check(z.startsWith('/'));

const route = z.looseObject({
  /** react-router path pattern, always absolute. */
  path: ownPath,
  /** Other addresses of the same screen: the shell replaces them by `path`, the query kept. */
  aliases: z.array(ownPath),
  access: z.enum(['public', 'user']),
  /** The shell draws this frame around the screen. */
  frame: z.enum(['none', 'account', 'wallet']),
  /** Sign-in pages are dark whatever the theme; a trading screen has no page footer. */
  look: z.enum(['page', 'trading', 'dark']),
  title: label,
  /** Files of its screen, beside those of the whole area. */
  preload: z.optional(z.array(filePath)),
});

const menuEntry = z.looseObject({
  to: ownPath,
  label,
  order: z.number(),
  hidden: z.boolean(),
  /** Where it stands: the header's area menu, or the left navigation of one of the two frames. */
  place: z.enum(['header', 'account', 'wallet']),
});

/** Builds from before parts had versions gave the first. */
const part = z.looseObject({ name: z.string(), version: z.optional(z.int()), expose: z.string() });

export const areaJson = z.looseObject({
  schema: z.literal(1),
  /** single-spa's name: fixed over all builds. */
  area: areaName,
  version: z.string(),
  build: buildId,
  /** Module federation name: differs in every build, or two builds would share globals and old code would stay. */
  federation: z.string().check(z.regex(/^mf_[a-z0-9]+(_[a-z0-9]+)*$/)),
  /** Range of `platform.version` that this build works with. */
  platform: z.string().check(z.refine(isPlatformRange, 'must read ^major.minor.patch')),
  /** Third-party modules it takes from the shell, with the range it needs. */
  shared: z.record(z.string(), z.string()),
  entry: filePath,
  /** Files that the first screen needs, in order, for `<link rel=preload>`. */
  preload: z.array(filePath),
  /** Files with its texts, by language. */
  texts: z.optional(z.record(z.string(), z.array(filePath))),
  routes: z.array(route),
  menu: z.array(menuEntry),
  parts: z.array(part),
  /** Every file of the folder but `area.json` itself. */
  files: z.array(file),
});

export type AreaJson = Declared<z.infer<typeof areaJson>>;
export type AreaRoute = Declared<z.infer<typeof route>>;
export type MenuEntry = Declared<z.infer<typeof menuEntry>>;
export type Label = Declared<z.infer<typeof label>>;
