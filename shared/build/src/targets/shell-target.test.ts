import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

// An operator is refused an area by what `shell.json` says, a page takes its builds by what the platform says.
it('says of a shell the platform that it hands out', () => {
  const handedOut = /PLATFORM_VERSION = '([\d.]+)'/.exec(read('shell/src/platform/create-platform.ts'))?.[1];
  expect(JSON.parse(read('shared/platform/package.json'))).toMatchObject({ version: handedOut });
});
