import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Without these there is no database; a full disk or a power cut leaves them empty. */
const NEEDED = ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map'];

/** Before it is opened: without `PG_VERSION` PGlite finds no database, and begins a new one over what is there. */
export function assertWhole(folder: string): void {
  if (isEmpty(folder)) return;
  const lost = lostOf(folder);
  if (lost.length > 0) throw unopened(folder, `${lost.join(', ')} missing or empty`);
}

/** Why the embedded database does not open, for whoever operates it: its own words are about its build. */
export function unopened(folder: string, problem: unknown): Error {
  return new Error(
    `The database in ${folder} cannot be opened: ${messageOf(problem)}. Put a backup of the folder back, or move it away to begin with a new exchange.`,
    { cause: problem },
  );
}

const lostOf = (folder: string): string[] =>
  NEEDED.filter(file => (statSync(path.join(folder, file), { throwIfNoEntry: false })?.size ?? 0) === 0);

const isEmpty = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false }) === undefined || readdirSync(folder).length === 0;

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
