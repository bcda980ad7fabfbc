export interface Droppable {
  readonly key: string;
  readonly label: string;
  /** Where not all columns have room they go whole, the highest first. One without it stays. */
  readonly drop?: number;
}

/** What is known of the widths, in pixels. */
export interface Needs {
  /** What the table has; without end while its rows are cards. */
  readonly room: number;
  /** How wide it must be for the columns that stay to be on one line. */
  readonly least: number;
  /** How wide the table must be for a column to be in it. */
  readonly of: ReadonlyMap<string, number>;
}

export const UNMEASURED: Needs = { room: Infinity, least: 0, of: new Map() };

/** A pixel of rounding is no overflow. */
const ROUNDING_PX = 1;

/** The same array while all fit. */
export function fits<Column extends Droppable>(columns: readonly Column[], { room, of }: Needs): readonly Column[] {
  const isOut = ({ key }: Column) => (of.get(key) ?? 0) > room;
  return columns.some(isOut) ? columns.filter(column => !isOut(column)) : columns;
}

/** Whether even the columns that stay have no room: their words take two lines then. */
export const wraps = ({ room, least }: Needs): boolean => least > room;

interface Measure {
  readonly room: number;
  /** Of the columns that are drawn, in their order. */
  readonly widths: readonly number[];
}

/** After a look at the table as it is drawn: who has no room now. The same object when nothing changed. */
export function measuredAgain(before: Needs, drawn: readonly Droppable[], { room, widths }: Measure): Needs {
  const order = drawn
    .map(({ key, drop }, index) => ({ key, drop, width: widths[index] ?? 0 }))
    .filter(({ drop }) => drop !== undefined)
    .sort((one, other) => (other.drop ?? 0) - (one.drop ?? 0));
  let needed = widths.reduce((sum, width) => sum + width, 0);
  const of = new Map(before.of);
  let isSame = room === before.room;
  for (const { key, width } of order) {
    if (needed <= room + ROUNDING_PX) break;
    isSame = false;
    of.set(key, needed);
    needed -= width;
  }
  const { least } = before;
  const isShort = needed > room + ROUNDING_PX && least <= room;
  return isSame && !isShort ? before : { room, least: isShort ? needed : least, of };
}
