import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

/** Names that a gateway's address, a package or a folder of the repository already has. */
const RESERVED = new Set([
  'shell',
  'shared',
  'api',
  'builds',
  'registry',
  'beacon',
  'wss',
  'build',
  'test',
  'new',
  'dev',
]);
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_NAME = 24;

export class Refusal extends Error {}

/** A folder `mf-<name>` that builds, tests, publishes and mounts as it is. Returns the files it wrote. */
export async function newArea(root: string, name: string): Promise<string[]> {
  refuseBadName(root, name);
  const template = path.join(root, 'shared/build/template');
  const folder = path.join(root, `mf-${name}`);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const written = await Promise.all(
    entries
      .filter(entry => entry.isFile())
      .map(async entry => {
        const source = path.join(entry.parentPath, entry.name);
        const file = path.join(folder, path.relative(template, source).replace(/\.in$/, ''));
        const content = await readFile(source, 'utf8');
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content.replaceAll('__name__', name).replaceAll('__title__', titleOf(name)));
        return file;
      }),
  );
  await addReference(path.join(root, 'tsconfig.json'), `mf-${name}`);
  return written.toSorted();
}

function refuseBadName(root: string, name: string): void {
  if (!NAME.test(name) || name.length > LONGEST_NAME) {
    throw new Refusal(
      `"${name}" can't be an area's name: small letters, digits and single hyphens, a letter first, at most ${LONGEST_NAME}.`,
    );
  }
  if (name.startsWith('mf-')) throw new Refusal(`Give the name without "mf-": npm run new -- ${name.slice(3)}`);
  if (RESERVED.has(name))
    throw new Refusal(`"${name}" is reserved: the suite has an address or a folder of this name.`);
  if (existsSync(path.join(root, `mf-${name}`))) throw new Refusal(`mf-${name} exists already.`);
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const projects = z.looseObject({ references: z.array(z.object({ path: z.string() })) });

async function addReference(file: string, folder: string): Promise<void> {
  const config = projects.parse(JSON.parse(await readFile(file, 'utf8')));
  config.references.push({ path: folder });
  await writeFile(file, `${JSON.stringify(config, null, 2)}\n`);
}
