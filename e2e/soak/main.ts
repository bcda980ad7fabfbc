// npm run soak [-- MINUTES] [NAME…] [--pages] [--list] [--help]
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { countThatFits, minutesOf, shareOf } from './shares';
import { type Trial, TRIALS } from './trials';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const SWAPS = '100';
const SOAK_MINUTES = 60;

const HELP = `npm run soak [-- MINUTES] [NAME…] [--pages] [--list]

The suites of npm test asked for more, and one that is too long for it: up to the counts of docs/performance.md, or as many as fit into MINUTES.
--pages   afterwards the pages: 100 live swaps and the live screen for an hour (npm run bench -- memory soak)
--list    what is tried`;

interface Outcome {
  readonly trial: Trial;
  readonly count: number | null;
  readonly seconds: number;
  readonly isGood: boolean;
}

const say = (line: string): void => console.log(line);

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  if (words.includes('--help')) return say(HELP);
  if (words.includes('--list')) return say(TRIALS.map(({ name, says }) => `${name.padEnd(12)} ${says}`).join('\n'));
  const unknown = words.find(word => word.startsWith('--') && word !== '--pages');
  if (unknown !== undefined) throw new Error(`${unknown} is not understood.\n\n${HELP}`);
  const names = words.filter(word => TRIALS.some(({ name }) => name === word));
  const others = words.filter(word => !word.startsWith('--') && !names.includes(word));
  if (others.length > 1)
    throw new Error(`Nothing is named “${others[1]}”. There are: ${TRIALS.map(({ name }) => name).join(', ')}.`);
  const minutes = minutesOf(others[0]);
  const chosen = TRIALS.filter(({ name }) => names.length === 0 || names.includes(name));
  const outcomes: Outcome[] = [];
  for (const trial of chosen) outcomes.push(await tried(trial, shareOf(minutes, chosen.length)));
  say(`\n${outcomes.map(lineOf).join('\n')}`);
  const arePagesGood = !words.includes('--pages') || (await pages(minutes));
  process.exitCode = outcomes.every(({ isGood }) => isGood) && arePagesGood ? 0 : 1;
}

/** Short first, which says how long the long run will be. */
async function tried(trial: Trial, shareMs: number | null): Promise<Outcome> {
  const { count } = trial;
  say(`${trial.name}: ${trial.says} …`);
  const began = performance.now();
  const short = await suite(trial, count && { ...count, asked: count.short });
  const tookMs = performance.now() - began;
  const asked = count && countThatFits(count, tookMs, shareMs === null ? null : shareMs - tookMs);
  const isLonger = short && asked !== null && count !== null && asked > count.short;
  const isGood = isLonger ? await suite(trial, { ...count, asked }) : short;
  const done = isLonger ? asked : (count?.short ?? null);
  return { trial, count: done, seconds: Math.round((performance.now() - began) / 1_000), isGood };
}

function suite(
  { files }: Trial,
  count: { readonly variable: string; readonly asked: number } | null,
): Promise<boolean> {
  const env = count === null ? {} : { [count.variable]: String(count.asked) };
  if (files.every(file => file.endsWith('.spec.ts')))
    return succeeds('e2e/node_modules/.bin/playwright', ['test', '--config=e2e', '--project=soak', ...files], env);
  return succeeds('node_modules/.bin/jest', ['--maxWorkers=1', '--silent', ...files], env);
}

function pages(minutes: number | null): Promise<boolean> {
  const wish = ['--swaps', SWAPS, '--minutes', String(minutes ?? SOAK_MINUTES)];
  return succeeds(process.execPath, ['--import', 'tsx', 'e2e/bench/main.ts', 'memory', 'soak', ...wish], {});
}

function succeeds(command: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<boolean> {
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => resolve(code === 0));
  });
}

function lineOf({ trial: { name, count: wanted }, count, seconds, isGood }: Outcome): string {
  const counted = count === null || wanted === null ? '' : `, ${count} of ${wanted.full}`;
  return `${isGood ? '✓' : '✗'} ${name}${counted}, ${seconds} s`;
}

try {
  await main();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 2;
}
