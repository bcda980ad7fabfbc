import { add, type Amount, branded, decimalFromWire, type Price, ZERO } from '@tradefloor/money';
import { type Kind, leaf, type Refusal, refuse } from '../wire/kind';

/** A price and what stands there; an amount of zero takes the level away. */
export type Level = readonly [price: Price, amount: Amount];

/** Entries `{price, number, sum}` or `[price, amount]`; read in one loop, because books come many times a second. */
export function readLevels(wire: unknown): readonly Level[] | Refusal {
  if (wire === undefined || wire === null) return [];
  if (!Array.isArray(wire)) return refuse('not-a-list');
  const levels: Level[] = [];
  for (const entry of wire as readonly unknown[]) {
    const level = readLevel(entry);
    if (level === null) return refuse('not-a-number', String(levels.length));
    levels.push(level);
  }
  return levels;
}

function readLevel(entry: unknown): Level | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const pair = entry as {
    readonly 0?: unknown;
    readonly 1?: unknown;
    price?: unknown;
    number?: unknown;
    amount?: unknown;
  };
  const isList = Array.isArray(entry);
  const price = decimalFromWire(isList ? pair[0] : pair.price);
  const amount = decimalFromWire(isList ? pair[1] : (pair.number ?? pair.amount));
  return price === null || amount === null ? null : [branded(price), branded(amount)];
}

const decimalText = { type: 'string', format: 'decimal' } as const;

/** As `transaction/deal` has them: with the sum from the best price on. */
export const bookEntries: Kind<readonly Level[]> = /* @__PURE__ */ leaf<readonly Level[]>(
  {
    type: 'array',
    items: {
      type: 'object',
      properties: { price: decimalText, number: decimalText, sum: decimalText },
      required: ['price', 'number'],
    },
  },
  readLevels,
  levels => {
    let sum: Amount = ZERO;
    return levels.map(([price, number]) => {
      sum = add(sum, number);
      return { price, number, sum };
    });
  },
);

export const LEVEL_PAIRS = {
  type: 'array',
  items: { type: 'array', prefixItems: [decimalText, decimalText] },
} as const;
