import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runCommand } from './run-command.mjs';
import { stop, withProgress } from './say.mjs';

// 11 needs node:sqlite, 12 refused the frozen lockfile (docs/adr/0009).
const PNPM = 'pnpm@10.34.9';
const STAMP = path.join(ROOT, 'node_modules', '.installed-from');

/** Installs what the lockfile says, unless that is what is installed already. */
export async function setUp() {
  checkNode();
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const { code, output } = await withProgress('Installing packages', () =>
    runCommand('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
      quiet: true,
      env: { CI: 'true' },
    }),
  );
  if (code !== 0) {
    const reason =
      output
        .split('\n')
        .filter(line => /ERR|error/i.test(line))
        .slice(0, 3)
        .join(' ') || output.slice(-400);
    stop(
      `Packages could not be installed: ${reason.trim()}. Is the npm registry reachable? Then run the command again.`,
    );
  }
  writeFileSync(STAMP, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Node ${process.versions.node} is too old: Tradefloor needs Node 20.19 or newer.`);
  }
}

/** Changes whenever an install could give something else. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}
