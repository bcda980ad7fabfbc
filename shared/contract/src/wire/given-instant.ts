import { type Instant, instant, writtenMs, WRITTEN } from './instant';
import { kind, type Kind, refuse } from './kind';

/** Strict, for what a user sends: what is no date is not taken for the one that it would run over into. */
export const givenInstant: Kind<Instant> = /* @__PURE__ */ kind(
  wire => (typeof wire === 'string' && !isOnCalendar(wire.trim()) ? refuse('bad-form') : instant.read(wire)),
  plain => instant.encode(plain),
  () => instant.json(),
);

function isOnCalendar(text: string): boolean {
  const found = WRITTEN.exec(text);
  if (!found) return true;
  const [, , month = '', day = '', hour = '0', minute = '0'] = found;
  const [inMonth, inDay, inHour, inMinute] = [month, day, hour, minute].map(part => part.padStart(2, '0'));
  return new Date(writtenMs(found)).toISOString().slice(5, 16) === `${inMonth}-${inDay}T${inHour}:${inMinute}`;
}
