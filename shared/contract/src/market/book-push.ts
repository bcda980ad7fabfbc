import { idOnWire, type PairKey } from '../wire/ids';
import { type Kind, leaf, Refusal, refuse } from '../wire/kind';
import { type Level, LEVEL_PAIRS, readLevels } from './book';
import { isObject } from '../wire/trusted';
import { keyOfWire, wireOfKey } from './pair';

/**
 * Without numbers a push is a whole book. With them it is a change that follows `previous`, unless it says that it is a
 * snapshot; a gap between `previous` and the last `sequence` asks for one.
 */
export interface BookPush {
  readonly key: PairKey;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
  readonly sequence: number | null;
  readonly previous: number | null;
  readonly snapshot: boolean;
}

const idSchema = { type: 'string' } as const;
const JSON_FORM = {
  type: 'object',
  properties: {
    currency_id: idSchema,
    legal_id: idSchema,
    symbol: { type: 'string' },
    bids: LEVEL_PAIRS,
    asks: LEVEL_PAIRS,
    seq: { type: 'integer' },
    prev: { type: 'integer' },
    snapshot: { type: 'integer', enum: [0, 1] },
  },
  required: ['bids', 'asks'],
} as const;

/** By hand, with no schema between: books are most of what the socket carries. */
export const bookPush: Kind<BookPush> = /* @__PURE__ */ leaf<BookPush>(JSON_FORM, readBook, writeBook);

interface WireBook {
  readonly currency_id?: unknown;
  readonly legal_id?: unknown;
  readonly symbol?: unknown;
  readonly bids?: unknown;
  readonly asks?: unknown;
  readonly seq?: unknown;
  readonly prev?: unknown;
  readonly snapshot?: unknown;
}

function readBook(wire: unknown): BookPush | Refusal {
  if (!isObject(wire)) return refuse('not-an-object');
  const book: WireBook = wire;
  const key = keyOfWire(book.currency_id, book.legal_id, book.symbol);
  if (key === null) return refuse('missing', 'currency_id');
  const bids = readLevels(book.bids);
  if (bids instanceof Refusal) return bids.under('bids');
  const asks = readLevels(book.asks);
  if (asks instanceof Refusal) return asks.under('asks');
  const sequence = wholeNumber(book.seq);
  const snapshot = sequence === null || book.snapshot === true || book.snapshot === 1 || book.snapshot === '1';
  return { key, bids, asks, sequence, previous: wholeNumber(book.prev), snapshot };
}

function writeBook({ key, bids, asks, sequence, previous, snapshot }: BookPush): object {
  const { currencyId: base, legalId, symbol } = wireOfKey(key);
  return {
    ...(base === null || legalId === null ? { symbol } : { currency_id: idOnWire(base), legal_id: idOnWire(legalId) }),
    bids,
    asks,
    ...(sequence === null ? {} : { seq: sequence, snapshot: snapshot ? 1 : 0 }),
    ...(previous === null ? {} : { prev: previous }),
  };
}

function wholeNumber(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null;
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}
