import { CompiledQuery } from 'kysely';
import type { Layout } from './layout';
import { KEYS, type Row, type Stored } from './stored-tables';

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

/** One statement and one parameter a table, whatever the number of rows: a commit is a single question to the database. */
export function storing(rows: ReadonlyMap<Stored, readonly Row[]>, layout: Layout): CompiledQuery | null {
  const written = ORDER.filter(table => rows.has(table));
  if (written.length === 0) return null;
  const name = written.join(' ');
  const text = texts.get(name) ?? textOf(written, layout);
  texts.set(name, text);
  return CompiledQuery.raw(
    text,
    written.map(table => layout[table].bytesOf(rows.get(table) ?? [])),
  );
}

function textOf(tables: readonly Stored[], layout: Layout): string {
  const parts = tables.map((table, index) => {
    const from = `select * from unnest($${index + 1}::"${table}"[])`;
    return `"${table} stored" as (insert into "${table}" ${from}${onConflict(table, layout[table].columns)})`;
  });
  return `with ${parts.join(', ')} select`;
}

function onConflict(table: Stored, columns: readonly string[]): string {
  const keys: readonly string[] = KEYS[table];
  if (keys.length === 0) return '';
  const others = columns.filter(column => !keys.includes(column));
  const set = others.map(column => `"${column}" = excluded."${column}"`);
  return ` on conflict (${keys.map(key => `"${key}"`).join(', ')}) do update set ${set.join(', ')}`;
}
