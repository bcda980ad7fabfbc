import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platformVersion } from '../packages/platform-version';

const ROOT = path.join(__dirname, '../../../..');

// An operator is refused an area by what `shell.json` says, a page takes its builds by what the platform says.
it('has one place that says which platform a shell hands out', () => {
  const sources = ['shell/src', 'shared/platform/src', 'shared/build/src/targets', 'shared/build/src/describe'].flatMap(
    folder =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => /(?<!\.test)\.tsx?$/.test(file))
        .map(file => path.join(folder, file)),
  );
  const saying = sources.filter(file => readFileSync(path.join(ROOT, file), 'utf8').includes(`'${platformVersion()}'`));
  expect(saying).toEqual(['shared/platform/src/version.ts']);
});
