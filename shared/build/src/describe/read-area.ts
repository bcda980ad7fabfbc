import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const address = z.string().check(z.startsWith('/'));

/** As `defineArea` has it; read again here, because a build says what is wrong before a browser does. */
const areaDefinition = z.strictObject({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  platform: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/)),
  routes: z.array(
    z.strictObject({
      path: address,
      aliases: z.optional(z.array(address)),
      access: z.enum(['public', 'user']),
      frame: z.optional(z.enum(['none', 'account', 'wallet'])),
      look: z.optional(z.enum(['page', 'trading', 'dark'])),
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
      name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
      module: z.string().check(z.startsWith('./src/')),
    }),
  ),
});

export type AreaDefinition = z.infer<typeof areaDefinition>;

/** What an area says of itself, read from its `area.ts`. */
export async function readArea(folder: string): Promise<AreaDefinition> {
  const file = path.join(folder, 'area.ts');
  const module: unknown = await import(pathToFileURL(file).href);
  const read = z.looseObject({ default: areaDefinition }).safeParse(module);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${file}: ${issue?.path.slice(1).join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  const { default: area } = read.data;
  const named = path.basename(folder).slice('mf-'.length);
  if (area.name !== named) throw new Error(`${file} says name: '${area.name}', but its folder says '${named}'.`);
  return area;
}

/** Federation's names of what the area gives away, each with its module and the name of its first chunk. */
export function exposesOf({
  parts,
}: AreaDefinition): Record<string, { readonly import: string; readonly name: string }> {
  const exposed = parts.map(
    ({ name, module }) => [`./part-${name}`, { import: module, name: `part-${name}` }] as const,
  );
  return { './area': { import: './src/main.ts', name: 'area' }, ...Object.fromEntries(exposed) };
}
