import { CompiledQuery } from 'kysely';
import { KEYS, type Row, type Stored } from './stored-tables';

const ORDER = Object.keys(KEYS).filter((table): table is Stored => table in KEYS);
/** By the tables that they write: there are few, and each is put together once. */
const texts = new Map<string, string>();

/** One statement and one parameter a table, whatever the number of rows: a commit is a single question to the database. */
export function storing(rows: ReadonlyMap<Stored, readonly Row[]>): CompiledQuery | null {
  const written = ORDER.flatMap(table => {
    const ofTable = rows.get(table) ?? [];
    const [first] = ofTable;
    return first ? [{ table, first, rows: ofTable }] : [];
  });
  if (written.length === 0) return null;
  const name = written.map(({ table }) => table).join(' ');
  const text = texts.get(name) ?? textOf(written);
  texts.set(name, text);
  return CompiledQuery.raw(
    text,
    written.map(each => JSON.stringify(each.rows)),
  );
}

function textOf(written: ReadonlyArray<{ readonly table: Stored; readonly first: Row }>): string {
  const parts = written.map(({ table, first }, index) => {
    const from = `select * from json_populate_recordset(null::"${table}", $${index + 1}::json)`;
    return `"${table} stored" as (insert into "${table}" ${from}${onConflict(table, first)})`;
  });
  return `with ${parts.join(', ')} select`;
}

function onConflict(table: Stored, row: Row): string {
  const keys: readonly string[] = KEYS[table];
  if (keys.length === 0) return '';
  const others = Object.keys(row).filter(column => !keys.includes(column));
  const set = others.map(column => `"${column}" = excluded."${column}"`);
  return ` on conflict (${keys.map(key => `"${key}"`).join(', ')}) do update set ${set.join(', ')}`;
}
