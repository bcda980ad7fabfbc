import * as z from 'zod/mini';
import { areaName, buildId, file, filePath } from './build-file';
import type { Declared } from './declared';
import { federationName } from './federation-name';
import { isPlatformRange } from './platform-range';
import { ownPath, routePattern } from './route-pattern';

/** `area.json`: what one build says of itself. Written by shared/build, read by ops, gateway and shell. */

/**
 * Bounds: far above what an area needs, and low enough that no description makes the registry, which every page and
 * every tab is sent, a burden.
 */
const MOST_TEXT = 200;
const MOST_ROUTES = 200;
const MOST_ENTRIES = 50;
const MOST_CALLS = 500;
const MOST_FILES = 5_000;
const MOST_NAMED_FILES = 200;

const text = z.string().check(z.maxLength(MOST_TEXT));
/** One that comes beside these is `z.optional(text)`: builds of before have none in it, and people still need them. */
const inEachLanguage = { en: text, hk: text, jp: text, kr: text, spa: text, zh: text };

/** This room may import nothing: that these are wire.six-languages the shell's test compares. */
export const LANGUAGES = Object.keys(inEachLanguage) as Array<keyof typeof inEachLanguage>;

const texts = z.looseObject(inEachLanguage);

/** English where the build is older than a language. */
export function completed(said: { readonly [code: string]: unknown; readonly en: string }) {
  const { en } = said;
  return { hk: en, jp: en, kr: en, spa: en, zh: en, ...said };
}

/** A short text in all six languages, so that the shell can show it before the area's own texts are loaded. */
export const label = z.pipe(
  texts,
  z.transform((said: z.infer<typeof texts>) => completed(said)),
);

function each<Entry extends z.core.$ZodType>(entry: Entry, most: number, name: (of: z.infer<Entry>) => string) {
  const isOnce = (entries: readonly z.infer<Entry>[]) => new Set(entries.map(name)).size === entries.length;
  return z.array(entry).check(z.maxLength(most), z.refine(isOnce, 'names something twice'));
}

const fileNames = z.array(filePath).check(z.maxLength(MOST_NAMED_FILES));
const patterns = z.array(routePattern).check(z.maxLength(MOST_ENTRIES));

const route = z.looseObject({
  /** react-router path pattern, always absolute. */
  path: routePattern,
  /** Other addresses of the same screen: the shell replaces them by `path`, the query kept. */
  aliases: patterns,
  access: z.enum(['public', 'user']),
  /** The shell draws this frame around the screen. */
  frame: z.enum(['none', 'account', 'wallet']),
  /** Sign-in pages are dark whatever the theme; a trading screen has no page footer. */
  look: z.enum(['page', 'trading', 'dark']),
  /** The menu entry that is marked while it is shown, where it has none of its own; builds of before do not say. */
  within: z.optional(ownPath),
  title: label,
  /** Files of its screen, beside those of the whole area. */
  preload: z.optional(fileNames),
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
const part = z.looseObject({
  name: areaName,
  version: z.optional(z.int().check(z.positive())),
  expose: z.string().check(z.maxLength(MOST_TEXT), z.regex(/^\.\/[A-Za-z0-9-]+$/)),
});

/** `POST /api/wallet/out`, with `:name` for what comes from what is asked. */
const madeCall = z.string().check(z.maxLength(MOST_TEXT), z.regex(/^(GET|POST) (\/[A-Za-z0-9_.:~-]+)+$/));

const areaFields = z.looseObject({
  schema: z.literal(1),
  /** single-spa's name: fixed over all builds. */
  area: areaName,
  version: text,
  build: buildId,
  /** Module federation name: differs in every build, or two builds would share globals and old code would stay. */
  federation: z.string().check(z.regex(/^mf_[a-z0-9]+(_[a-z0-9]+)*$/)),
  /** Range of `platform.version` that this build works with. */
  platform: z.string().check(z.refine(isPlatformRange, 'must read ^major.minor.patch')),
  /** Third-party modules it takes from the shell, with the range it needs. */
  shared: z.record(text, text).check(z.refine(taken => Object.keys(taken).length <= MOST_ENTRIES, 'are too many')),
  entry: filePath,
  /** Files that the first screen needs, in order, for `<link rel=preload>`. */
  preload: fileNames,
  /** Files with its texts, by language. */
  texts: z.optional(z.record(text, fileNames)),
  routes: each(route, MOST_ROUTES, ({ path }) => path.toLowerCase()),
  menu: z.array(menuEntry).check(z.maxLength(MOST_ENTRIES)),
  parts: each(part, MOST_ENTRIES, ({ name, version = 1 }) => `${name} ${version}`),
  /** The calls of the exchange that it can make, as the build has found them; builds of before do not say. */
  calls: z.optional(each(madeCall, MOST_CALLS, name => name)),
  /** Every file of the folder but `area.json` itself. */
  files: each(file, MOST_FILES, ({ path }) => path),
});

/** Webpack's globals are named by it: under another's name, a build would take the place of that other one. */
export const nameIsItsOwn = z.refine<Pick<z.infer<typeof areaFields>, 'area' | 'version' | 'build' | 'federation'>>(
  ({ area, version, build, federation }) => federation === federationName(area, version, build),
  { path: ['federation'], error: 'is not made of area, version and build' },
);

export const areaShape = areaFields.shape;
export const areaJson = areaFields.check(nameIsItsOwn);

export type AreaJson = Declared<z.infer<typeof areaJson>>;
export type AreaRoute = Declared<z.infer<typeof route>>;
export type MenuEntry = Declared<z.infer<typeof menuEntry>>;
export type Label = Declared<z.infer<typeof label>>;
