import type { Level } from '@tradefloor/contract';
import type { BothSides } from './book';

/** The reference: what one writes first. Floats, so it is wrong about money, but it is the floor. */
export class PlainBook {
  private readonly bids: Array<[price: number, amount: number]>;
  private readonly asks: Array<[price: number, amount: number]>;

  constructor({ bids, asks }: BothSides) {
    this.bids = pairs(bids).sort((a, b) => a[0] - b[0]);
    this.asks = pairs(asks).sort((a, b) => b[0] - a[0]);
  }

  change({ bids, asks }: BothSides): void {
    for (const [price, amount] of bids) put(this.bids, Number(price), Number(amount), 1);
    for (const [price, amount] of asks) put(this.asks, Number(price), Number(amount), -1);
  }

  read(count: number): PlainRow[][] {
    return [topOf(this.bids, count), topOf(this.asks, count)];
  }
}

interface PlainRow {
  readonly price: number;
  readonly amount: number;
  readonly sum: number;
}

function put(side: Array<[number, number]>, price: number, amount: number, way: 1 | -1): void {
  let low = 0;
  let high = side.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (((side[middle]?.[0] ?? 0) - price) * way < 0) low = middle + 1;
    else high = middle;
  }
  const found = side[low];
  if (found?.[0] === price) {
    if (amount === 0) side.splice(low, 1);
    else found[1] = amount;
  } else if (amount !== 0) side.splice(low, 0, [price, amount]);
}

function topOf(side: ReadonlyArray<readonly [number, number]>, count: number): PlainRow[] {
  const rows: PlainRow[] = [];
  let sum = 0;
  for (let at = side.length - 1; at >= 0 && rows.length < count; at -= 1) {
    const [price, amount] = side[at] ?? [0, 0];
    sum += amount;
    rows.push({ price, amount, sum });
  }
  return rows;
}

const pairs = (levels: readonly Level[]): Array<[number, number]> =>
  levels.map(([price, amount]) => [Number(price), Number(amount)]);
