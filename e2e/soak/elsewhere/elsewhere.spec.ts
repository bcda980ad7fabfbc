import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installElsewhere, runElsewhere } from '../../suite/elsewhere';
import { type Elsewhere, madeElsewhere } from '../../suite/other-repository';
import { expect, test } from '../../suite/test';
import { installAsLocked, installFromRegistry, whyNoRegistry } from './from-registry';

/** Two installs of 870 packages: 40 seconds of a core each, and minutes beside other work. */
const LIMIT_MS = 2_400_000;

const WRONG = [
  "import { listNews } from '@tradefloor/contract';",
  "import { lifecycles } from '@tradefloor/area';",
  "import { ways } from '@tradefloor/platform';",
  "import { Button } from '@tradefloor/ui';",
  "import { Donut } from '@tradefloor/charts';",
  'export const all: readonly boolean[] = [listNews, lifecycles, ways, Button, Donut];',
];

test('an area is made with what npm itself installs, alike wherever its lockfile goes', async ({
  page,
  suite,
  releases: _restored,
}) => {
  test.setTimeout(LIMIT_MS);
  await madeElsewhere(page, suite, {
    async install(folder) {
      const missing = await whyNoRegistry(folder);
      if (missing === null) return installFromRegistry(folder).then(() => undefined);
      console.log(
        `No registry of packages answers (${missing}): linked from what this repository has, as in npm test.`,
      );
      return installElsewhere(folder);
    },
    async holds(elsewhere, build) {
      await typesAreKnown(elsewhere, 'bundler', 'preserve');
      await typesAreKnown(elsewhere, 'nodenext', 'nodenext');
      await isToldOfTextsAndPlatform(elsewhere);
      await buildsAlikeFromItsLockfile(elsewhere, build);
    },
  });
});

/** What can't be resolved is `any` where libraries aren't checked, and takes every mistake. */
async function typesAreKnown({ folder }: Elsewhere, moduleResolution: string, module: string): Promise<void> {
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: { module, moduleResolution, skipLibCheck: false },
    files: ['wrong.ts'],
  };
  await writeFile(path.join(folder, 'wrong.json'), JSON.stringify({ ...settings, include: [] }));
  await writeFile(path.join(folder, 'wrong.ts'), WRONG.join('\n'));
  const tsc = path.join(folder, 'node_modules/typescript/bin/tsc');
  const said = await runElsewhere(folder, process.execPath, [tsc, '-p', 'wrong.json', '--incremental', 'false']).catch(
    (problem: Error) => problem.message,
  );
  const refused = [...said.matchAll(/^wrong\.ts\(6,\d+\): error TS2322/gm)];
  expect(refused, `${moduleResolution}: ${said}`).toHaveLength(5);
  expect(said).not.toMatch(/^node_modules\/@tradefloor/m);
  await Promise.all(['wrong.json', 'wrong.ts'].map(name => rm(path.join(folder, name))));
}

/** What the walls of this repository tell its own areas. */
async function isToldOfTextsAndPlatform({ folder, tradefloor }: Elsewhere): Promise<void> {
  const japanese = path.join(folder, 'src/locales/jp.json');
  const messages = path.join(folder, 'src/messages/use-messages.ts');
  const [texts, source] = await Promise.all([japanese, messages].map(file => readFile(file, 'utf8')));
  await writeFile(japanese, String(texts).replace(/.*"notices\.day".*\n/, ''));
  const used = 'const { http, refresh } = usePlatform();\n  void refresh(messageTopic);';
  await writeFile(messages, String(source).replace('const { http } = usePlatform();', used));
  const told = await tradefloor('test').catch((problem: Error) => problem.message);
  expect(told).toContain('jp: notices.day is missing');
  expect(told).toContain('platform.refresh came with 1.3.0; the range is ^1.0.0');
  await Promise.all([writeFile(japanese, String(texts)), writeFile(messages, String(source))]);
}

async function buildsAlikeFromItsLockfile({ folder }: Elsewhere, build: string): Promise<void> {
  const lockfile = path.join(folder, 'package-lock.json');
  if (!(await readFile(lockfile).then(Boolean, () => false))) return;
  const copy = path.join(folder, '../cloned/mf-lending');
  const left = new Set(['node_modules', '.build', '.types'].map(name => path.join(folder, name)));
  await cp(folder, copy, { recursive: true, filter: from => !left.has(from) });
  await installAsLocked(copy);
  await runElsewhere(copy, path.join(copy, 'node_modules/.bin/tradefloor'), ['build']);
  const described = (at: string) => readFile(path.join(at, '.build/lending', build, 'area.json'), 'utf8');
  expect(await described(copy)).toBe(await described(folder));
}
