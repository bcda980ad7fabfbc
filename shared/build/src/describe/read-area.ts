import { routePattern } from '@tradefloor/release';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

/** The small edition says "Invalid input" of everything. */
export const IN_WORDS = { error: z.locales.en().localeError };

const address = z.string().check(z.startsWith('/'));
const SPELLED =
  'is no address that a screen may have: as /lending or /lending/:id, with no dot, and no slash at its end';
const routeAddress = address.check(z.refine(path => routePattern.safeParse(path).success, SPELLED));

const declared = {
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  owner: z.string(),
  version: z.int().check(z.positive()),
};

/** As `defineArea` has it; read again here, because a build says what is wrong before a browser does. */
const areaDefinition = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  platform: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/)),
  routes: z.array(
    z.strictObject({
      path: routeAddress,
      aliases: z.optional(z.array(routeAddress)),
      access: z.enum(['public', 'user']),
      frame: z.optional(z.enum(['none', 'account', 'wallet'])),
      look: z.optional(z.enum(['page', 'trading', 'dark'])),
      within: z.optional(address),
      title: z.string(),
    }),
  ),
  menu: z.array(
    z.strictObject({
      to: address,
      label: z.string(),
      order: z.number(),
      place: z.enum(['header', 'account', 'wallet']),
      hidden: z.optional(z.boolean()),
    }),
  ),
  parts: z.array(
    z.strictObject({
      part: z.looseObject(declared),
      module: z.string().check(z.startsWith('./src/')),
    }),
  ),
});

export type AreaDefinition = z.infer<typeof areaDefinition>;

/** What an area says of itself, read from its `area.ts`. */
export async function readArea(folder: string): Promise<AreaDefinition> {
  const file = path.join(folder, 'area.ts');
  const { mtimeMs } = await stat(file);
  // As it is now: a development server asks again after each change, and a module is loaded once.
  const module: unknown = await import(`${pathToFileURL(file).href}?at=${mtimeMs}`).catch((problem: unknown) => {
    throw new Error(`${file} can't be read: ${String(Reflect.get(Object(problem), 'message') ?? problem)}`);
  });
  const area = definitionIn(module, file);
  const [, named] = /^mf-(.+)$/.exec(path.basename(folder)) ?? [];
  if (named !== undefined && area.name !== named)
    throw new Error(`${file} says name: '${area.name}', but its folder says '${named}'.`);
  if (area.parts.length > 0) refuseUndeclared(area, await declaredParts(file));
  return area;
}

export function definitionIn(module: unknown, file: string): AreaDefinition {
  const read = z.looseObject({ default: areaDefinition }).safeParse(module, IN_WORDS);
  if (read.success) return read.data.default;
  throw wrongIn(file, read.error, 1);
}

/** Where something is wrong, and what is wanted there. */
export function wrongIn(file: string, { issues: [issue] }: z.core.$ZodError, outer = 0): Error {
  const where = issue?.path.slice(outer).join('.') || 'its default export';
  return new Error(`${file}: ${where}: ${issue?.message ?? ''}`);
}

type DeclaredPart = AreaDefinition['parts'][number]['part'];

/** Of the platform package that the area itself is compiled with. */
async function declaredParts(areaFile: string): Promise<readonly DeclaredPart[]> {
  const file = createRequire(areaFile).resolve('@tradefloor/platform/parts');
  const module: object = await import(pathToFileURL(file).href);
  return partsIn(module);
}

/** What a module exports is the list: a part that is declared can't be forgotten there. */
export function partsIn(module: object): DeclaredPart[] {
  return Object.values(module).flatMap(value => z.looseObject(declared).safeParse(value).data ?? []);
}

/** Who shows a part knows only its declaration: one that has none, or is another area's, would be drawn by nobody. */
export function refuseUndeclared({ name, parts }: AreaDefinition, known: readonly DeclaredPart[]): void {
  for (const { part } of parts) {
    const isDeclared = known.some(one => one.name === part.name && one.version === part.version);
    if (!isDeclared)
      throw new Error(
        `mf-${name} exposes "${part.name}" ${part.version}, which nobody declared: export it from @tradefloor/platform/parts.`,
      );
    if (part.owner !== name) throw new Error(`mf-${name} exposes "${part.name}", which is mf-${part.owner}'s.`);
  }
}

/** Federation's names of what the area gives away, each with its module and the name of its first chunk. */
export function exposesOf({
  parts,
}: AreaDefinition): Record<string, { readonly import: string; readonly name: string }> {
  const exposed = parts.map(
    ({ part, module }) => [exposeOf(part), { import: module, name: exposeOf(part).slice('./'.length) }] as const,
  );
  return { './area': { import: './src/main.ts', name: 'area' }, ...Object.fromEntries(exposed) };
}

/** A version has a name of its own: an area gives the old one too while a stable build asks for it. */
export function exposeOf({ name, version }: DeclaredPart): string {
  return version === 1 ? `./part-${name}` : `./part-${name}-${version}`;
}
