import { type Kysely, sql } from 'kysely';
import { Bytes } from './bytes';
import { KEYS, type Row, type Stored } from './stored-tables';
import type { Tables } from './tables';
import { VALUES, type Write } from './value-bytes';

/** A table's columns, and its rows as one value: an array of the table's own type. */
export interface TableLayout {
  readonly columns: readonly string[];
  readonly bytesOf: (rows: readonly object[]) => Buffer;
}
export type Layout = Readonly<Record<Stored, TableLayout>>;

interface Column {
  /** Of a table, or of a type of ours. */
  readonly of: string;
  /** The type that a whole row has. */
  readonly row: number;
  readonly name: string;
  readonly type: number;
  /** Of an array. */
  readonly element: number | null;
}

/** Instead of a length. */
const NO_VALUE = -1;

/** As the database has it: each database gives its types numbers of its own. */
export async function readLayout(db: Kysely<Tables>): Promise<Layout> {
  const { rows } = await sql<Column>`
    select class.relname as of, class.reltype::int8 as row, attname as name, atttypid::int8 as type,
      case typcategory when 'A' then typelem::int8 end as element
    from pg_attribute join pg_class class on class.oid = attrelid join pg_type type on type.oid = atttypid
    where class.relnamespace = current_schema()::text::regnamespace and class.relkind in ('r', 'c')
      and attnum > 0 and not attisdropped
    order by class.oid, attnum`.execute(db);
  const bytes = new Bytes();
  const tables = Object.keys(KEYS).map(table => {
    const columns = rows.filter(column => column.of === table);
    const write = arrayOf(columns[0]?.row ?? 0, rows);
    const bytesOf = (values: readonly object[]): Buffer => {
      // What broke in the middle the last time.
      bytes.take();
      write(bytes, values);
      return bytes.take();
    };
    return [table, { columns: columns.map(({ name }) => name), bytesOf }];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one for each key, which the type of a list of pairs can not say
  return Object.fromEntries(tables) as Layout;
}

function writerOf({ of, name, type, element }: Column, all: readonly Column[]): Write {
  if (element !== null) return arrayOf(element, all);
  const write = VALUES.get(type);
  if (!write) throw new Error(`${of}.${name} has a type that is never written.`);
  return write;
}

function arrayOf(element: number, all: readonly Column[]): Write {
  const write = VALUES.get(element) ?? rowOf(element, all);
  return (bytes, values) => {
    const list: readonly unknown[] = Array.isArray(values) ? values : [];
    // One dimension or none, no nulls in it, its numbers from 1.
    bytes.int32(list.length === 0 ? 0 : 1);
    bytes.int32(0);
    bytes.int32(element);
    if (list.length > 0) {
      bytes.int32(list.length);
      bytes.int32(1);
    }
    for (const value of list) {
      const began = bytes.begin();
      write(bytes, value);
      bytes.finish(began);
    }
  };
}

function rowOf(type: number, all: readonly Column[]): Write {
  const columns = all
    .filter(({ row }) => row === type)
    .map(column => ({ name: column.name, type: column.type, write: writerOf(column, all) }));
  return (bytes, value) => {
    const row = Object(value) as Row;
    bytes.int32(columns.length);
    for (const column of columns) {
      const of = row[column.name];
      bytes.int32(column.type);
      if (of === null || of === undefined) bytes.int32(NO_VALUE);
      else {
        const began = bytes.begin();
        column.write(bytes, of);
        bytes.finish(began);
      }
    }
  };
}
