import { statSync } from 'node:fs';
import path from 'node:path';

/** Without these there is no database; a full disk or a power cut leaves them empty. */
const NEEDED = ['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map'];

/** Why the embedded database does not open, for whoever operates it: its own words are about its build. */
export function unopened(folder: string, problem: unknown): Error {
  const lost = NEEDED.filter(file => (statSync(path.join(folder, file), { throwIfNoEntry: false })?.size ?? 0) === 0);
  const why = lost.length > 0 ? `${lost.join(', ')} missing or empty` : messageOf(problem);
  return new Error(
    `The database in ${folder} cannot be opened: ${why}. Put a backup of the folder back, or move it away to begin with a new exchange.`,
    { cause: problem },
  );
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
