import { askedOf } from './asked';
import { type Bench, createBench } from './bench';
import type { Figure } from './figure';
import { FIGURES } from './figures';
import { isMissed, printNotes, printTable, type Result, writeResults } from './report';

const USAGE = 'npm run bench [-- NAME… --list --runs N --swaps N --seconds N --minutes N]';

const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  const asked = askedOf(process.argv.slice(2));
  const known = FIGURES.map(({ name }) => name);
  if (asked.list) return say(`${USAGE}\n\n${FIGURES.map(({ name, says }) => `${name.padEnd(14)} ${says}`).join('\n')}`);
  const unknown = asked.names.find(name => !known.includes(name));
  if (unknown !== undefined) throw new Error(`No figure is named "${unknown}". There are: ${known.join(', ')}.`);
  const chosen = FIGURES.filter(({ name }) => asked.names.length === 0 || asked.names.includes(name));
  const bench = createBench(asked, say);
  const results: Result[] = [];
  try {
    for (const figure of chosen) results.push(await resultOf(figure, bench));
  } finally {
    await bench.end();
  }
  say(`\n${printTable(results)}\n`);
  say(printNotes(results));
  say(`\nWritten to ${await writeResults(results)}.`);
  const missed = results.filter(isMissed).map(({ figure }) => figure.name);
  say(missed.length === 0 ? 'All bars are met.' : `Missed: ${missed.join(', ')}.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

async function resultOf(figure: Figure, bench: Bench): Promise<Result> {
  say(`${figure.name}: ${figure.says} …`);
  try {
    return { kind: 'measured', figure, measured: await figure.measure(bench) };
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    return { kind: 'failed', figure, why: why.split('\n')[0] ?? why };
  }
}

try {
  await main();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 2;
}
