import * as z from 'zod/mini';
import type { SAYINGS } from './sayings';

/** One thing that the gate says: what, and with which values. Of any version: its key may not be known here. */
export interface Said {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What may be said: by key, the names of the values that each takes. */
export type Sayings = Readonly<Record<string, readonly string[]>>;

/** One of a table's, with just its values. */
export type SayingOf<Table extends Sayings, Value = string | number> = {
  [Key in keyof Table]: { readonly key: Key; readonly values: Readonly<Record<Table[Key][number], Value>> };
}[keyof Table];

/** One of those that this gate says. */
export type Saying = SayingOf<typeof SAYINGS>;

/** Enough to find it by: an address or an error's words may be as long as whoever made the build likes. */
const LONGEST = 300;
const MOST_VALUES = 8;

/** What a verdict or the history keeps is read by screens: it has a form, and an end. */
export const said = z.object({
  key: z.string().check(z.maxLength(80), z.regex(/^[a-zA-Z][\w.-]*$/)),
  values: z
    .record(
      z.string().check(z.maxLength(30), z.regex(/^[a-zA-Z]\w*$/)),
      z.union([z.string().check(z.maxLength(LONGEST)), z.number()]),
    )
    .check(z.refine(values => Object.keys(values).length <= MOST_VALUES)),
});

/** As it is kept: no value is longer than its reader takes. */
export function cut({ key, values }: Saying): Said {
  const short = (value: string | number) => (typeof value === 'string' ? value.slice(0, LONGEST) : value);
  return { key, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, short(value)])) };
}

/** What of the things kept can be read as ones that were said; none where one of them can't. */
export function allSaid(kept: unknown): readonly Said[] {
  const read = z.array(said).check(z.maxLength(8)).safeParse(kept);
  return read.success ? read.data : [];
}
