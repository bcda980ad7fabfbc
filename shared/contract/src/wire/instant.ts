import { maybe } from './containers';
import { isNothing, type Kind, leaf, type Refusal, refuse, unwrapped } from './kind';
import { trusted } from './trusted';

/** Milliseconds since 1970, UTC. */
export type Instant = number & { readonly instant: true };

export const asInstant = (ms: number): Instant => trusted(ms);

/**
 * As milliseconds 1973, as seconds the year 5138: below it a number on the wire counts seconds. No exchange is older,
 * so that nothing is mistaken when it is written in milliseconds again.
 */
const EARLIEST_MS = 100_000_000_000;
/** `2026-11-21 08:30:00`, perhaps with a `T`, a fraction, a zone; older servers say none and mean UTC. */
export const WRITTEN =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** Seconds, milliseconds or a written date; always written as milliseconds. */
export const instant: Kind<Instant> = /* @__PURE__ */ leaf({ type: 'integer', format: 'epoch-ms' }, wire => {
  const found = readInstant(wire);
  return typeof found === 'number' && found < EARLIEST_MS ? refuse('bad-form') : found;
});

const ZEROS = /^0+(-0+-0+( 0+:0+:0+)?)?$/;

/** Zero is how older servers say "not yet". */
export const maybeInstant: Kind<Instant | null> = /* @__PURE__ */ unwrapped(/* @__PURE__ */ maybe(instant), wire =>
  isNothing(wire) || wire === 0 || (typeof wire === 'string' && ZEROS.test(wire)) ? null : wire,
);

/** What the chart asks with: whole seconds. */
export const instantInSeconds: Kind<Instant> = /* @__PURE__ */ leaf(
  { type: 'integer', format: 'epoch-s' },
  readInstant,
  plain => Math.floor(plain / 1000),
);

/** For who reads the wire with their own eyes. To the second, and never the only one that says it. */
export const writtenInstant: Kind<Instant> = /* @__PURE__ */ leaf(
  { type: 'string', pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01]) ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' },
  readInstant,
  plain => new Date(plain).toISOString().slice(0, 19).replace('T', ' '),
);

export function readInstant(wire: unknown): Instant | Refusal {
  if (typeof wire === 'number') return fromNumber(wire);
  if (typeof wire !== 'string') return refuse('bad-form');
  const text = wire.trim();
  return /^\d+(\.\d+)?$/.test(text) ? fromNumber(Number(text)) : fromWritten(text);
}

function fromNumber(value: number): Instant | Refusal {
  if (!Number.isFinite(value) || value < 0) return refuse('bad-form');
  const ms = Math.floor(value < EARLIEST_MS ? value * 1000 : value);
  return Number.isSafeInteger(ms) ? asInstant(ms) : refuse('too-large');
}

function fromWritten(text: string): Instant | Refusal {
  const found = WRITTEN.exec(text);
  return found ? asInstant(writtenMs(found) - zoneMs(found[8] ?? 'Z')) : refuse('bad-form');
}

/** As if it were in UTC. */
export function writtenMs([
  ,
  year,
  month,
  day,
  hour = '0',
  minute = '0',
  second = '0',
  fraction = '0',
]: RegExpExecArray) {
  return Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.slice(0, 3).padEnd(3, '0')),
  );
}

function zoneMs(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}
