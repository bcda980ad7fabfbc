import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '../command-line/make-folder';
import { buildIdFrom } from '../packages/build-id';
import { platformVersion } from '../packages/platform-version';
import { closure, type WorkspacePackage, workspacePackages } from '../packages/workspace-packages';
import { BUILDER, ROOT } from '../root';
import { type Contents, contentsOf, importedIn } from './contents';
import { lintElsewhere } from './lint-elsewhere';
import { exactly, type Manifest, manifest, packedManifest, type Packing, pinnedIn } from './packed-manifest';

const execute = promisify(execFile);

/** What teams elsewhere name; what these need of the others is packed with them. */
const FOR_AREAS = ['area', 'platform', 'ui', 'market', 'trading', 'charts', 'money', 'contract', 'build'];

/** What stands at the top of the repository and is called by the command line. */
const TOOLS = ['jest', 'jest-environment-jsdom', 'oxlint', 'typescript'];
/** Of the build's package what is about this repository alone. */
const OF_THIS_REPOSITORY = ['src/walls', 'src/reference', 'workspace'];
const TEMPLATE = 'template/package.json.in';
const TARBALL = /^tradefloor-.+\.tgz$/;

export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

interface Loaded {
  readonly manifest: Manifest;
  readonly contents: Contents;
}

/**
 * All packages that an area elsewhere is made with, as tarballs in the folder, under one version: it is made of their
 * content, so that the same sources give the same packages and no two others are called alike. Those of an earlier packing
 * stay until all of these are there.
 */
export async function packAll(into: string, stopped: AbortSignal): Promise<Packed[]> {
  await makeFolder(into);
  // A minute on a fresh copy of the repository, and what prints the files leaves them alone.
  console.error('Packing the packages …');
  const all = await workspacePackages();
  const named = new Set(FOR_AREAS.flatMap(room => closure(all, path.join(ROOT, 'shared', room))));
  await execute(path.join(ROOT, 'node_modules/.bin/tsc'), ['-b', ...[...named].map(({ folder }) => folder)], {
    cwd: ROOT,
    signal: stopped,
  }).catch((problem: unknown) => {
    stopped.throwIfAborted();
    throw new Error(`The packages do not compile:\n${String(Reflect.get(Object(problem), 'stdout'))}`);
  });
  const loaded = await Promise.all([...named].map(loadPackage));
  const pinned = pinnedIn(await readFile(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
  const version = versionOf(loaded, pinned);
  const staging = await mkdtemp(path.join(tmpdir(), 'tradefloor-packages-'));
  try {
    await Promise.all(loaded.map(each => stage(each, path.join(staging, folderName(each)), { version, pinned })));
    const folders = loaded.map(each => `./${folderName(each)}`);
    await execute('npm', ['pack', '--silent', '--ignore-scripts', ...folders], { cwd: staging, signal: stopped });
    await clear(into);
    const files = (await readdir(staging)).filter(name => TARBALL.test(name));
    await Promise.all(files.map(name => copyFile(path.join(staging, name), path.join(into, name))));
  } catch (problem) {
    stopped.throwIfAborted();
    throw problem;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return loaded.map(each => ({
    name: each.manifest.name,
    version,
    file: path.join(into, `${folderName(each)}-${version}.tgz`),
  }));
}

async function loadPackage({ folder }: WorkspacePackage): Promise<Loaded> {
  const own = manifest.parse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')));
  if (folder !== BUILDER) return { manifest: own, contents: await contentsOf(folder) };
  const contents = await contentsOf(folder, OF_THIS_REPOSITORY);
  const lint = lintElsewhere(await readFile(path.join(ROOT, '.oxlintrc.json'), 'utf8'));
  return { manifest: own, contents: new Map([...contents, ['lint.json', Buffer.from(lint)]]) };
}

/** By the platform that they are of, and by all that is in them. */
function versionOf(loaded: readonly Loaded[], pinned: Packing['pinned']): string {
  const hash = createHash('sha256').update(JSON.stringify([...pinned]));
  for (const { manifest: own, contents } of loaded) {
    hash.update(JSON.stringify(own));
    for (const [name, content] of contents) hash.update(`\0${name}\0`).update(content);
  }
  return `${platformVersion()}-${buildIdFrom(hash.digest('hex'))}`;
}

async function stage({ manifest: own, contents }: Loaded, folder: string, packing: Omit<Packing, 'imported' | 'has'>) {
  const isBuild = own.name === '@tradefloor/build';
  const imported = importedIn(contents);
  const packed = packedManifest(own, {
    ...packing,
    imported,
    has: file => contents.has(file),
    ...(isBuild && { tools: TOOLS }),
  });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  for (const [name, content] of contents) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    const isTemplate = isBuild && name === TEMPLATE;
    await writeFile(file, isTemplate ? withExactVersions(String(content), packing) : content);
  }
}

/** What a new area elsewhere begins with: the same as here, by name and version. */
function withExactVersions(template: string, packing: Omit<Packing, 'imported' | 'has'>): string {
  return template.replaceAll(/"([^"]+)": "((?:workspace|catalog):[^"]*)"/g, (_, used: string, range: string) => {
    return `"${used}": "${exactly(used, range, packing)}"`;
  });
}

/** Of an earlier packing: whoever takes all that is there takes one. */
async function clear(folder: string): Promise<void> {
  const former = (await readdir(folder)).filter(name => TARBALL.test(name));
  await Promise.all(former.map(name => rm(path.join(folder, name))));
}

const folderName = ({ manifest: { name } }: Loaded) => name.replace('@', '').replace('/', '-');
