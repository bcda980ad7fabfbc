import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whyNotThisNode } from '../bin/node-version.mjs';
import { ROOT, runCommand } from './run-command.mjs';
import { stop, withProgress } from './say.mjs';

// 11 needs node:sqlite, 12 refused the frozen lockfile (docs/adr/0009).
const PNPM = 'pnpm@10.34.9';
const STAMP = path.join(ROOT, 'node_modules', '.installed-from');

/** Installs what the lockfile says, unless that is what is installed already. */
export async function setUp() {
  checkNode();
  checkFolders();
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const { code, output } = await withProgress('Installing packages', () =>
    runCommand('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      quiet: true,
      // Under `npm run -s` it would say nothing, also of what is wrong.
      env: { CI: 'true', npm_config_loglevel: 'error' },
    }),
  );
  if (code !== 0) {
    const reason = reasonIn(output);
    stop(`Packages could not be installed: ${reason}. ${cureOf(reason)}`);
  }
  writeFileSync(STAMP, wanted);
}

const CODE = /\b(ERR_\w+|E[A-Z]{4,})\b/;

function cureOf(reason) {
  if (/\b(EACCES|EPERM|EROFS)\b/.test(reason))
    return 'npm keeps what it fetches in the home folder: name one that may be written (HOME=/a/folder npm start).';
  if (reason.includes('LOCKFILE'))
    return `Does pnpm-lock.yaml fit the package.json files? npx ${PNPM} install mends it.`;
  if (/\bENOSPC\b/.test(reason)) return 'Make room on the disk, and run the command again.';
  return 'Is the npm registry reachable? Then run the command again.';
}

/** What npm and pnpm say at length: one line of it, without their own name before each. */
function reasonIn(output) {
  const lines = output.split('\n').map(line =>
    line
      .replace(/^\s*(npm error|npm ERR!|ERROR)\s*/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const telling =
    lines.find(line => CODE.test(line) && !/^(code|errno) /.test(line)) ??
    lines.find(line => CODE.test(line)) ??
    lines.find(line => /error/i.test(line)) ??
    lines.findLast(line => line !== '');
  return (telling ?? 'the installer said nothing').slice(0, 300).replace(/\.$/, '');
}

/** Builds, data and packages are written beside the code. */
function checkFolders() {
  for (const name of ['.', 'node_modules', '.build', '.tradefloor']) {
    const folder = path.join(ROOT, name);
    if (!existsSync(folder)) continue;
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      stop(`${folder} may not be written: use a copy of the repository that is yours, or change its rights.`);
    }
  }
}

function checkNode() {
  const problem = whyNotThisNode();
  if (problem !== null) stop(problem);
}

/** Changes whenever an install could give something else. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}
