import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { ROOT } from '../suite/server';
import { barText, type Figure, isMet, type Measured, type Reading } from './figure';

export type Result =
  | { readonly kind: 'measured'; readonly figure: Figure; readonly measured: Measured }
  | { readonly kind: 'failed'; readonly figure: Figure; readonly why: string };

const FILE = path.join(ROOT, '.tradefloor', 'bench.json');

export const isMissed = (result: Result): boolean =>
  result.kind === 'failed' || result.measured.readings.length === 0 || !result.measured.readings.every(isMet);

export function printTable(results: readonly Result[]): string {
  const head = ['figure', 'of', 'bar', 'measured', ''];
  const lines = [head, ...results.flatMap(linesOf)];
  const widths = head.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  return lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function linesOf(result: Result): string[][] {
  const { name } = result.figure;
  if (result.kind === 'failed') return [[name, result.figure.says, '', 'not measured', `missed: ${result.why}`]];
  return result.measured.readings.map(reading => [
    name,
    reading.of,
    barText(reading.bar),
    valueText(reading),
    isMet(reading) ? 'met' : 'missed',
  ]);
}

function valueText({ value, unit }: Reading): string {
  const digits = Math.abs(value) < 0.1 ? 4 : Math.abs(value) < 10 ? 2 : 1;
  return `${value.toFixed(digits)} ${unit}`;
}

export function printNotes(results: readonly Result[]): string {
  return results
    .flatMap(result => (result.kind === 'measured' ? (result.measured.notes ?? []) : []).map(note => note))
    .join('\n');
}

export async function writeResults(results: readonly Result[]): Promise<string> {
  const [processor] = cpus();
  const said = {
    at: new Date().toISOString(),
    machine: {
      cores: cpus().length,
      processor: processor?.model ?? 'unknown',
      memoryGb: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      /** Of the last 15 minutes: what is far above the cores was measured on a machine that did other things. */
      load: loadavg()[2],
    },
    figures: results.map(result => ({
      name: result.figure.name,
      says: result.figure.says,
      met: !isMissed(result),
      ...(result.kind === 'failed'
        ? { why: result.why }
        : { readings: result.measured.readings, notes: result.measured.notes ?? [] }),
    })),
  };
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, `${JSON.stringify(said, null, 2)}\n`);
  return path.relative(ROOT, FILE);
}
