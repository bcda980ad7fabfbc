import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { advisories } from './advisories.mjs';
import { findBrowser, whyNoBrowser } from './browser.mjs';
import { endCommands, ROOT, runCommand, script, whenLeftAlone } from './run-command.mjs';
import { step, stop } from './say.mjs';
import { setUp } from './set-up.mjs';
import { failedJourneys, failedUnits } from './what-failed.mjs';
import { sayWhatTook, secondsByFile } from './what-took.mjs';

const RESULTS = path.join(ROOT, '.tradefloor', 'test');
const bin = name => path.join(ROOT, 'node_modules', '.bin', name);
const passOrFail = code => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

// The gallery of components is what the visual and accessibility checks open.
const WITH_KIT = { TRADEFLOOR_KIT: '1' };

const isFolder = name => name.includes('/') || name.startsWith('mf-') || ['shared', 'shell'].includes(name);
const asked = process.argv.slice(2).map(name => name.replace(/\/+$/, ''));
const folders = asked.filter(isFolder);
/** Whole in themselves, and a matter of seconds or of one folder. */
const OF_A_FOLDER = ['format', 'lint', 'types', 'boundaries', 'unit'];
/** Texts, the platform's range, names, ways, tokens: what is said of every folder is tested in these. */
const WALLS = ['shared/build/src/walls', 'shared/platform/src/ways', 'shared/ui/src/tokens'];
const all = ['shared', 'shell', 'e2e', ...areas()];

const CHECKS = {
  format: () => command(bin('prettier'), ['--check', '--log-level=warn', ...(folders.length > 0 ? folders : ['.'])]),
  lint: () => command(bin('oxlint'), ['--type-aware', '--deny-warnings', ...folders]),
  types: () => command(bin('tsc'), ['-b', ...projects()]),
  boundaries: () =>
    command(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...(folders.length > 0 ? folders : all)]),
  unused: () => command(bin('knip'), []),
  advisories,
  unit,
  build: () => command(...script('shared/build/src/main.ts'), WITH_KIT),
  e2e,
};

const HELP = `npm test                     everything, in the order in which it is quickest to fail
npm test -- lint unit        only the checks named
npm test -- mf-spot          what a change in that folder can break at once: its format, lint, types, boundaries, units, and the walls
npm test -- mf-spot unit     the two together

Checks: ${Object.keys(CHECKS).join(', ')}`;

if (asked.some(name => ['--help', '-h', 'help'].includes(name))) {
  process.stdout.write(`${HELP}\n`);
  process.exit(0);
}

/** Keeps what it prints until its end: another may be printing. */
async function command(file, args, env = {}) {
  const { code, output } = await runCommand(file, args, { env, quiet: true });
  process.stdout.write(output);
  return passOrFail(code);
}

async function unit() {
  const file = path.join(RESULTS, 'unit.json');
  // A third of what the exchange's tests take is waiting for processes of their own: another one works meanwhile.
  const wanted = ['--json', `--outputFile=${file}`, '--silent', '--maxWorkers=3'];
  const rooms = folders.length > 0 ? [...folders, ...WALLS] : [];
  const { code } = await runCommand(bin('jest'), [...wanted, ...rooms.map(room => path.join(ROOT, room, '/'))], {
    quiet: false,
  });
  const result = read(file);
  if (result === null) return { passed: 0, failed: 1 };
  sayWhatTook(
    result.testResults.map(({ name, startTime, endTime }) => [path.relative(ROOT, name), (endTime - startTime) / 1000]),
  );
  failures.push(...failedUnits(result, ROOT));
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
    step(whyNoBrowser());
    return { passed: 0, failed: 1 };
  }
  const total = { passed: 0, failed: 0, skipped: 0 };
  // One after the other, and whatever became of the first: those alone are held to a second, beside the others they would miss it.
  for (const [journeys, prepared] of [
    ['journeys', {}],
    ['alone', { TRADEFLOOR_PREPARED: 'yes' }],
  ]) {
    const { passed, failed, skipped } = await played(journeys, browser, prepared);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

async function played(journeys, browser, prepared) {
  const file = path.join(RESULTS, `e2e-${journeys}.json`);
  const artifacts = path.join(RESULTS, 'artifacts', journeys);
  const asked = ['test', `--project=${journeys}`, `--output=${artifacts}`];
  const { code } = await runCommand(path.join(ROOT, 'e2e/node_modules/.bin/playwright'), asked, {
    cwd: path.join(ROOT, 'e2e'),
    env: { ...WITH_KIT, ...prepared, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = read(file);
  if (!report?.stats) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = report;
  sayWhatTook(secondsByFile(report));
  failures.push(...failedJourneys(report));
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
  return readdirSync(ROOT).filter(name => name.startsWith('mf-'));
}

/** The project of each folder, or those within it: what it uses is checked with it. */
function projects() {
  if (folders.length === 0) return [];
  const known = read(path.join(ROOT, 'tsconfig.json')).references.map(reference => reference.path);
  return folders.flatMap(folder => {
    const own = known.filter(project => project === folder || project.startsWith(`${folder}/`));
    return own.length > 0 ? own : known.filter(project => folder.startsWith(`${project}/`));
  });
}

const total = { passed: 0, failed: 0 };
const lines = [];
/** Said once more at the end: between a failure and its end there are thousands of lines. */
const failures = [];
let finished = false;

/** Whoever reads only the last line and the exit code is told the truth by both, also when a check could not end. */
process.on('exit', code => {
  if (!finished) total.failed += 1;
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
  if (lines.length > 0) process.stdout.write(`\n${lines.join('\n')}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = code || (total.failed === 0 ? 0 : 1);
});
const end = () => void endCommands().then(() => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
whenLeftAlone(end);

const missing = folders.find(folder => !existsSync(path.join(ROOT, folder)));
if (missing) stop(`There is no folder "${missing}". Areas: ${areas().join(', ')}.`);
const named = asked.filter(name => !isFolder(name));
const unknown = named.find(name => !Object.hasOwn(CHECKS, name));
if (unknown) stop(`No check is named "${unknown}". There are: ${Object.keys(CHECKS).join(', ')}.`);
const otherwise = folders.length > 0 ? OF_A_FOLDER : Object.keys(CHECKS);
const chosen = named.length > 0 ? named : otherwise;
const whole = chosen.find(name => folders.length > 0 && !OF_A_FOLDER.includes(name));
if (whole) stop(`"${whole}" is of the whole suite: name it without a folder.`);
await setUp();

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
// Each keeps one core busy: two at a time. The tests keep all of them busy.
const ALONGSIDE = ['types', 'lint', 'build', 'format', 'boundaries', 'unused', 'advisories'];
const alongside = ALONGSIDE.filter(name => chosen.includes(name));
const checkedInTurn = async names => {
  for (let name = names.shift(); name !== undefined; name = names.shift()) await checked(name);
};
await Promise.all([checkedInTurn(alongside), checkedInTurn(alongside)]);
await checkedInTurn(chosen.filter(name => !ALONGSIDE.includes(name)));
finished = true;

async function checked(name) {
  step(`${name} …`);
  const began = Date.now();
  const { passed, failed, skipped = 0 } = await CHECKS[name]();
  total.passed += passed;
  total.failed += failed;
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  lines.push(`${failed === 0 ? '✓' : '✗'} ${name}: ${counts}, ${Math.round((Date.now() - began) / 1000)} s`);
}
