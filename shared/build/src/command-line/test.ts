import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BUILDER, IN_SUITE, ROOT } from '../root';
import { assertAreaHere } from './area-here';
import { Refusal } from './refusal';

const own = createRequire(import.meta.url);

/** What holds an area: its types, the lint of the house, and its tests; what is typed after it goes to Jest. */
export async function testArea(args: readonly string[]): Promise<void> {
  if (IN_SUITE) throw new Refusal("In the suite's repository: npm test -- mf-spot");
  assertAreaHere();
  const settings: { readonly area: (folder: string) => object } = own('../../jest/settings.cjs');
  const checks: ReadonlyArray<readonly [string, string, readonly string[]]> = [
    ['types', programOf('typescript', 'tsc'), ['-b']],
    ['lint', programOf('oxlint', 'oxlint'), ['--deny-warnings', '-c', path.join(BUILDER, 'lint.json')]],
    ['tests', programOf('jest', 'jest'), ['--config', JSON.stringify(settings.area(ROOT)), ...args]],
  ];
  for (const [name, file, given] of checks) {
    if ((await run(file, given)) !== 0) throw new Refusal(`This area does not pass its ${name}.`);
  }
}

/** What a package starts under a name: it may be anywhere above this one. */
function programOf(name: string, program: string): string {
  const file = own.resolve(`${name}/package.json`);
  const { bin }: { readonly bin: string | Readonly<Record<string, string>> } = own(file);
  return path.join(path.dirname(file), typeof bin === 'string' ? bin : (bin[program] ?? ''));
}

function run(file: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', code => resolve(code ?? 1));
  });
}
