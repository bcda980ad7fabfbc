import type { Bytes } from './bytes';

/** Writes one value that there is, without its length. */
export type Write = (bytes: Bytes, value: unknown) => void;

const [ZERO, NINE] = [48, 57];
const GROUP = 4;
const NEGATIVE = 0x4000;
const groups: number[] = [];

/** PostgreSQL's own form of a decimal: groups of four digits around the point, and how many digits to show. */
const numeric: Write = (bytes, value) => {
  const text = String(value);
  const isNegative = text.startsWith('-');
  const first = isNegative ? 1 : 0;
  const point = text.indexOf('.');
  const whole = point === -1 ? text.length : point;
  if (whole === first) throw new Error(`Not a decimal: ${text}`);
  let weight = Math.ceil((whole - first) / GROUP) - 1;
  groups.length = 0;
  for (let at = whole - (weight + 1) * GROUP; at < whole; at += GROUP) groups.push(groupAt(text, at, first));
  for (let at = whole + 1; at < text.length; at += GROUP) groups.push(groupAt(text, at, at));
  let from = 0;
  while (groups[from] === 0) from += 1;
  weight -= from;
  let to = groups.length;
  while (to > from && groups[to - 1] === 0) to -= 1;
  bytes.int16(to - from);
  bytes.int16(to === from ? 0 : weight);
  bytes.int16(isNegative && to > from ? NEGATIVE : 0);
  bytes.int16(Math.max(0, text.length - whole - 1));
  for (let index = from; index < to; index += 1) bytes.int16(groups[index] ?? 0);
};

/** Digits before `first` and after the end are zeros that nobody wrote. */
function groupAt(text: string, at: number, first: number): number {
  let group = 0;
  for (let index = at; index < at + GROUP; index += 1) {
    const digit = index < first || index >= text.length ? ZERO : text.charCodeAt(index);
    if (!(digit >= ZERO && digit <= NINE)) throw new Error(`Not a decimal: ${text}`);
    group = group * 10 + digit - ZERO;
  }
  return group;
}

/** By the number that PostgreSQL gives each type. */
export const VALUES: ReadonlyMap<number, Write> = new Map<number, Write>([
  [16, (bytes, value) => bytes.bytes(Uint8Array.of(value === true ? 1 : 0))],
  [17, (bytes, value) => bytes.bytes(value instanceof Uint8Array ? value : new Uint8Array())],
  [20, (bytes, value) => bytes.int64(Number(value))],
  [23, (bytes, value) => bytes.int32(Number(value))],
  [25, (bytes, value) => bytes.text(String(value))],
  [1700, numeric],
]);
