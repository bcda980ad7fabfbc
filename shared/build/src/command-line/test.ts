import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { closure, workspacePackages } from '../packages/workspace-packages';
import { beyondRange } from '../promised/platform-needs';
import { BUILDER, IN_SUITE, ROOT } from '../root';
import { problemsOfTexts, sourcesUnder } from '../texts/texts-of';
import { assertAreaHere } from './area-here';
import { Refusal } from './refusal';

const own = createRequire(import.meta.url);

/**
 * What holds an area: its types, the lint of the house, its texts, the platform that it asks for, and its tests; what is
 * typed after it goes to Jest.
 */
export async function testArea(args: readonly string[]): Promise<void> {
  if (IN_SUITE) throw new Refusal("In the suite's repository: npm test -- mf-spot");
  assertAreaHere();
  const settings: { readonly area: (folder: string) => object } = own('../../jest/settings.cjs');
  const checks: ReadonlyArray<readonly [string, () => Promise<boolean>]> = [
    ['types', () => passes(programOf('typescript', 'tsc'), ['-b'])],
    ['lint', () => passes(programOf('oxlint', 'oxlint'), ['--deny-warnings', '-c', path.join(BUILDER, 'lint.json')])],
    ['texts and platform', async () => toldOf(await problemsHere())],
    ['tests', () => passes(programOf('jest', 'jest'), ['--config', JSON.stringify(settings.area(ROOT)), ...args])],
  ];
  for (const [name, check] of checks) {
    if (!(await check())) throw new Refusal(`This area does not pass its ${name}.`);
  }
}

/** What the walls of the suite's repository say of an area there. */
async function problemsHere(): Promise<string[]> {
  const carried = closure(await workspacePackages(), ROOT).map(({ folder }) => folder);
  const area = readFileSync(path.join(ROOT, 'area.ts'), 'utf8');
  const rooms = carried.filter(folder => folder !== ROOT);
  const sources = carried.filter(folder => CALLS_THE_PLATFORM.test(folder) || folder === ROOT);
  return [
    ...problemsOfTexts(ROOT, rooms),
    ...beyondRange(
      area,
      sources.flatMap(folder => sourcesUnder(path.join(folder, 'src'))),
    ),
  ];
}

const CALLS_THE_PLATFORM = /[\\/](area|trading|market)$/;

function toldOf(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** What a package starts under a name: it may be anywhere above this one. */
function programOf(name: string, program: string): string {
  const file = own.resolve(`${name}/package.json`);
  const { bin }: { readonly bin: string | Readonly<Record<string, string>> } = own(file);
  return path.join(path.dirname(file), typeof bin === 'string' ? bin : (bin[program] ?? ''));
}

function passes(file: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', code => resolve(code === 0));
  });
}
