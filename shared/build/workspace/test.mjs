// npm test: everything, in the order in which it is quickest to fail.
// npm test -- lint unit: only the checks named.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './browser.mjs';
import { ROOT, runCommand, script } from './run-command.mjs';
import { step, stop } from './say.mjs';
import { setUp } from './set-up.mjs';

const RESULTS = path.join(ROOT, '.tradefloor', 'test');
const bin = name => path.join(ROOT, 'node_modules', '.bin', name);
const passOrFail = code => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

// The gallery of components is what the visual and accessibility checks open.
const WITH_KIT = { TRADEFLOOR_KIT: '1' };

const CHECKS = {
  format: () => command(bin('prettier'), ['--check', '--log-level=warn', '.']),
  lint: () => command(bin('oxlint'), ['--type-aware', '--deny-warnings']),
  types: () => command(bin('tsc'), ['-b']),
  boundaries: () =>
    command(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'shared', 'shell', 'e2e', ...areas()]),
  unused: () => command(bin('knip'), []),
  unit,
  build: () => command(...script('shared/build/src/main.ts'), WITH_KIT),
  e2e,
};

async function command(file, args, env = {}) {
  return passOrFail((await runCommand(file, args, { env })).code);
}

async function unit() {
  const file = path.join(RESULTS, 'unit.json');
  const { code } = await runCommand(bin('jest'), ['--json', `--outputFile=${file}`, '--silent', '--maxWorkers=2'], {
    quiet: false,
  });
  const result = read(file);
  if (result === null) return { passed: 0, failed: 1 };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: result.numPendingTests,
  };
}

async function e2e() {
  const browser = await findBrowser();
  if (browser === null) {
    step(HOW_TO_GET_A_BROWSER);
    return { passed: 0, failed: 1 };
  }
  const file = path.join(RESULTS, 'e2e.json');
  const { code } = await runCommand(path.join(ROOT, 'e2e/node_modules/.bin/playwright'), ['test'], {
    cwd: path.join(ROOT, 'e2e'),
    env: { ...WITH_KIT, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const stats = read(file)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: stats.skipped };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function areas() {
  return ['market', 'spot', 'lever', 'micro', 'c2c', 'wallet', 'account'].map(name => `mf-${name}`);
}

await setUp();
const asked = process.argv.slice(2);
const unknown = asked.find(name => !(name in CHECKS));
if (unknown) stop(`No check is named "${unknown}". There are: ${Object.keys(CHECKS).join(', ')}.`);

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const name of asked.length > 0 ? asked : Object.keys(CHECKS)) {
  step(`${name} …`);
  const began = Date.now();
  const { passed, failed, skipped = 0 } = await CHECKS[name]();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  lines.push(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s`,
  );
}
process.stdout.write(`\n${lines.join('\n')}\n\n`);
process.stdout.write(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}\n`,
);
process.exitCode = total.failed === 0 ? 0 : 1;
