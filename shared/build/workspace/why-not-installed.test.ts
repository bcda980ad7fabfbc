import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../src/root';

/** As a script of its own: it is asked where nothing could be installed. */
function whyNotInstalled(said: string): string {
  const file = path.join(ROOT, 'shared/build/workspace/why-not-installed.mjs');
  const program = `import(${JSON.stringify(file)}).then(m => process.stdout.write(m.whyNotInstalled(process.argv[1])))`;
  return execFileSync(process.execPath, ['-e', program, said], { encoding: 'utf8' });
}

it.each([
  [
    'npm error code ECONNREFUSED\nnpm error syscall connect',
    'code ECONNREFUSED. Is the npm registry reachable? Then run the command again.',
  ],
  [
    'npm error code EAI_AGAIN\nnpm error request to https://packages.example/pnpm failed, reason: getaddrinfo EAI_AGAIN packages.example\nnpm error A complete log of this run can be found in: /home/debug-0.log',
    'request to https://packages.example/pnpm failed, reason: getaddrinfo EAI_AGAIN packages.example. Is the npm registry reachable? Then run the command again.',
  ],
  [
    'npm error code E403\nnpm error 403 Forbidden - GET https://packages.example/pnpm\nnpm error A complete log of this run can be found in: /home/debug-0.log',
    'code E403. Is the npm registry reachable? Then run the command again.',
  ],
  [
    "npm error code EACCES\nnpm error errno EACCES\nnpm error FetchError: EACCES: permission denied, mkdir '/nobody'",
    "FetchError: EACCES: permission denied, mkdir '/nobody'. npm keeps what it fetches in the home folder: name one that may be written (HOME=/a/folder npm start).",
  ],
  [
    'Scope: all 22 projects\n ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"',
    'ERR_PNPM_OUTDATED_LOCKFILE Cannot install with "frozen-lockfile". Does pnpm-lock.yaml fit the package.json files? npx pnpm@10.34.9 install mends it.',
  ],
  [
    'Progress: resolved 1\n ENOSPC  no space left on device, write\n',
    'ENOSPC no space left on device, write. Make room on the disk, and run the command again.',
  ],
])('gives one reason of %j, and what to do', (words, reason) => {
  expect(whyNotInstalled(words)).toBe(reason);
});
