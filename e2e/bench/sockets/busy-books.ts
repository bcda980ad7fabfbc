import { type Core, keyOfMarket, type Market, nextTraderOrderId, priceOf } from '@tradefloor/sandbox/bench';
import { seeded } from '../live/load';

/** A pair whose book is kept busy, and the level whose amount tells when that last happened. */
export interface BusyBook {
  readonly key: string;
  readonly stampedPrice: string;
}

const PAIRS = 20;
const EVERY_MS = 100;
const LEVELS = 50n;
/** Of each update, beside the stamp. */
const CHANGES = 8;
const OWNER = -201;
type Side = 'buy' | 'sell';

/** Twenty books that change ten times a second, each at moments of its own. */
export function keepBooksBusy(core: Core): { readonly known: readonly BusyBook[]; stop(): void } {
  const ladders = core.hall.markets.slice(0, PAIRS).map(market => new Ladder(market));
  const timers = ladders.flatMap((ladder, at) => {
    const later = setTimeout(() => timers.push(setInterval(() => ladder.change(), EVERY_MS)), (at * EVERY_MS) / PAIRS);
    return [later];
  });
  return {
    known: ladders.map(({ market, stamped }) => ({
      key: keyOfMarket(market),
      stampedPrice: priceOf(market.pair, stamped),
    })),
    stop: () => timers.forEach(timer => clearInterval(timer)),
  };
}

class Ladder {
  readonly stamped: bigint;
  private readonly middle: bigint;
  private readonly resting = new Map<bigint, number>();
  private readonly random: () => number;

  constructor(readonly market: Market) {
    // So near to the last price that nobody else's order is met.
    this.middle = market.lastPrice;
    this.stamped = this.middle - 1n;
    this.random = seeded(market.pair.id);
    for (let away = 1n; away <= LEVELS; away += 1n) {
      this.quote('buy', this.middle - away, 1n);
      this.quote('sell', this.middle + away, 1n);
    }
  }

  change(): void {
    for (let turn = 0; turn < CHANGES; turn += 1) {
      const away = 2n + BigInt(Math.floor(this.random() ** 2 * Number(LEVELS - 1n)));
      const number = BigInt(1 + Math.floor(this.random() * 1_000));
      if (turn % 2 === 0) this.quote('buy', this.middle - away, number);
      else this.quote('sell', this.middle + away, number);
    }
    this.quote('buy', this.stamped, BigInt(Date.now()) * 10n ** BigInt(this.market.pair.quantityScale));
  }

  private quote(side: Side, price: bigint, quantity: bigint): void {
    const before = this.resting.get(price);
    if (before !== undefined) this.market.cancel(before);
    const id = nextTraderOrderId();
    this.market.place({ id, owner: OWNER, side, price, quantity, rests: true }, Date.now());
    this.resting.set(price, id);
  }
}
