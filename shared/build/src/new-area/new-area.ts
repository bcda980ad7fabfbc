import { isAreaName, OWN_ADDRESSES } from '@tradefloor/release';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Refusal } from '../command-line/refusal';
import { writeTemplate } from './write-template';

/** Names that a gateway's address, the operators' screen or a folder of the repository already has. */
const RESERVED = new Set([...OWN_ADDRESSES, 'shared', 'ops', 'build', 'test', 'new', 'dev']);
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 24;

/** Who answers at which address: two areas at one would be refused by `ops promote`, long after the name was chosen. */
export type Taken = ReadonlyMap<string, string>;

/** In the suite's repository: a folder `mf-<name>` that builds, tests, publishes and mounts as it is. */
export async function newArea(root: string, name: string, taken: Taken = new Map()): Promise<string[]> {
  refuseBadName(root, name);
  refuseTaken(name, taken);
  const written = await writeTemplate(path.join(root, `mf-${name}`), name);
  await changeReferences(path.join(root, 'tsconfig.json'), references => [...references, { path: `mf-${name}` }]);
  return written;
}

/** Takes back what `newArea` did. */
export async function forgetArea(root: string, name: string): Promise<void> {
  await rm(path.join(root, `mf-${name}`), { recursive: true, force: true });
  await changeReferences(path.join(root, 'tsconfig.json'), references =>
    references.filter(reference => reference.path !== `mf-${name}`),
  );
}

export function refuseBadName(into: string, name: string): void {
  if (!NAME.test(name) || name.length > LONGEST_NAME) {
    throw new Refusal(
      `"${name}" can't be an area's name: small letters, digits and single hyphens, a letter first, at most ${LONGEST_NAME}.`,
    );
  }
  if (name.startsWith('mf-')) throw new Refusal(`Give the name without "mf-": ${name.slice(3)}.`);
  if (RESERVED.has(name) || !isAreaName(name))
    throw new Refusal(`"${name}" is reserved: the suite has an address or a folder of this name.`);
  if (existsSync(path.join(into, `mf-${name}`))) throw new Refusal(`mf-${name} exists already.`);
}

/** Where nobody knows who answers where, nothing is taken. */
export function refuseTaken(name: string, taken: Taken): void {
  const owner = taken.get(`/${name}`);
  if (owner !== undefined) throw new Refusal(`/${name} is an address of mf-${owner}: choose another name.`);
}

const project = z.record(z.string(), z.unknown());
const projects = z.array(z.object({ path: z.string() }));

type References = z.infer<typeof projects>;

/** All else stays as it was, to the letter. */
async function changeReferences(file: string, change: (references: References) => References): Promise<void> {
  const config = project.parse(JSON.parse(await readFile(file, 'utf8')));
  const changed = { ...config, references: change(projects.parse(config['references'])) };
  await writeFile(file, `${JSON.stringify(changed, null, 2)}\n`);
}
