import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whyNotThisNode } from '../bin/node-version.mjs';
import { ROOT, runCommand } from './run-command.mjs';
import { stop, withProgress } from './say.mjs';
import { PNPM, whyNotInstalled } from './why-not-installed.mjs';

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
    stop(`Packages could not be installed: ${whyNotInstalled(output)}`);
  }
  writeFileSync(STAMP, wanted);
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
