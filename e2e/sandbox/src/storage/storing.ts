import { CompiledQuery } from 'kysely';
import type { Layout } from './layout';
import { KEYS, type Stored } from './stored-tables';

const ORDER = Object.keys(KEYS).filter((table): table is Stored => table in KEYS);
/** By the tables that they write: there are few, and each is put together once. */
const texts = new Map<string, string>();

/** So many texts are prepared once for a connection, which keeps each of them; the tables of a commit could be anything. */
const MOST_PREPARED = 100;
const names = new Map<string, string>();

/** What a statement with rows as bytes is prepared as, the first hundred of them; without a name it is used once. */
export function preparedAs(text: string, parameters: readonly unknown[]): string | null {
  if (!(parameters[0] instanceof Uint8Array)) return null;
  if (names.size < MOST_PREPARED && !names.has(text)) names.set(text, `commit_${names.size}`);
  return names.get(text) ?? '';
}

/** A table's rows in a commit: those that are not there yet, and those that may be. */
export interface Written {
  readonly added: readonly object[];
  readonly changed: readonly object[];
}
const HOW = ['added', 'changed'] as const;
interface Part {
  readonly table: Stored;
  readonly how: keyof Written;
  readonly rows: readonly object[];
}

/** One statement, whatever the number of rows: a commit is a single question to the database. */
export function storing(written: ReadonlyMap<Stored, Written>, layout: Layout): CompiledQuery | null {
  const parts = ORDER.flatMap(table =>
    HOW.map((how): Part => ({ table, how, rows: written.get(table)?.[how] ?? [] })),
  ).filter(({ rows }) => rows.length > 0);
  if (parts.length === 0) return null;
  const name = parts.map(nameOf).join(', ');
  const text = texts.get(name) ?? textOf(parts, layout);
  texts.set(name, text);
  return CompiledQuery.raw(
    text,
    parts.map(({ table, rows }) => layout[table].bytesOf(rows)),
  );
}

const nameOf = ({ table, how }: Part): string => `${table} ${how}`;

function textOf(parts: readonly Part[], layout: Layout): string {
  const inserts = parts.map((part, index) => {
    const { table, how } = part;
    const from = `select * from unnest($${index + 1}::"${table}"[])`;
    const conflict = how === 'added' ? '' : onConflict(table, layout[table].columns);
    return `"${nameOf(part)}" as (insert into "${table}" ${from}${conflict})`;
  });
  return `with ${inserts.join(', ')} select`;
}

function onConflict(table: Stored, columns: readonly string[]): string {
  const keys: readonly string[] = KEYS[table];
  const others = columns.filter(column => !keys.includes(column));
  const set = others.map(column => `"${column}" = excluded."${column}"`);
  return ` on conflict (${keys.map(key => `"${key}"`).join(', ')}) do update set ${set.join(', ')}`;
}
