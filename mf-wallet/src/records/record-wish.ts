import { asInstant, type CurrencyId, type Instant, type LogEntry, type RecordKind } from '@tradefloor/contract';
import type { AccountKind } from '@tradefloor/money';

/** Which records somebody wants to see: all of it stays in the address. */
export interface RecordWish {
  readonly account: AccountKind | null;
  readonly currencyId: CurrencyId | null;
  readonly kind: RecordKind | null;
  /** Days of the reader, `2026-11-22`; the last one is in it. */
  readonly from: string | null;
  readonly to: string | null;
}

export const EVERYTHING: RecordWish = { account: null, currencyId: null, kind: null, from: null, to: null };

export const KINDS: readonly RecordKind[] = ['deposit', 'withdrawal', 'transfer', 'trade', 'other'];
const ACCOUNTS: readonly AccountKind[] = ['legal', 'change', 'lever', 'micro'];
export const isAccount = (name: string | undefined): name is AccountKind => ACCOUNTS.some(account => account === name);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[\w.:-]{1,64}$/;

/** What an address says, as far as it says something that there is. */
export function wishIn(address: URLSearchParams): RecordWish {
  const currency = address.get('currency');
  return {
    account: ACCOUNTS.find(account => account === address.get('account')) ?? null,
    currencyId: currency !== null && ID.test(currency) ? (currency as CurrencyId) : null,
    kind: KINDS.find(kind => kind === address.get('type')) ?? null,
    from: dayIn(address.get('from')),
    to: dayIn(address.get('to')),
  };
}

function dayIn(text: string | null): string | null {
  const at = text !== null && DAY.test(text) ? Date.parse(`${text}T00:00Z`) : Number.NaN;
  // A 30 February would be one in March.
  return text !== null && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}

/** What else is in the address stays there. */
export function addressWith(address: URLSearchParams, wish: RecordWish): URLSearchParams {
  const next = new URLSearchParams(address);
  const said = { account: wish.account, currency: wish.currencyId, type: wish.kind, from: wish.from, to: wish.to };
  for (const [name, value] of Object.entries(said)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The first moment of a day, where the reader is. */
function startOf(day: string, daysLater = 0): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).getTime();
}

interface Span {
  readonly from?: Instant;
  readonly to?: Instant;
}

/** Before any exchange: a year is typed digit by digit, and on its way to 2026 is 2, 20 and 202, which no server reads. */
const EARLIEST = startOf('2000-01-01');

/** From the first moment of the first day to before the day after the last. */
export const spanOf = ({ from, to }: Pick<RecordWish, 'from' | 'to'>): Span => ({
  ...(from === null ? {} : { from: asInstant(Math.max(startOf(from), EARLIEST)) }),
  ...(to === null ? {} : { to: asInstant(Math.max(startOf(to, 1), EARLIEST)) }),
});

const two = (part: number): string => String(part).padStart(2, '0');

/** So many days up to the one of `now`, that day included. */
export function lastDays(days: number, now: number): Pick<RecordWish, 'from' | 'to'> {
  const today = new Date(now);
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - days + 1);
  const written = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return { from: written(first), to: null };
}

/** Whether not all of them are wished for; a kind that the screen is about narrows nothing. */
export const isNarrowed = (
  { account, currencyId, kind, from, to }: RecordWish,
  of: RecordKind | null = null,
): boolean => [account, currencyId, from, to].some(part => part !== null) || kind !== of;

/** For servers that know no such filter and answer everything. */
export function isWanted(wish: RecordWish, currencyName: string | null): (entry: LogEntry) => boolean {
  const { from, to } = spanOf(wish);
  return entry =>
    (wish.account === null || entry.account === '' || entry.account === wish.account) &&
    (wish.kind === null || entry.kind === null || entry.kind === wish.kind) &&
    (currencyName === null || entry.currencyName === null || entry.currencyName === currencyName) &&
    (entry.createdAt === null ||
      ((from === undefined || entry.createdAt >= from) && (to === undefined || entry.createdAt < to)));
}
