import { type LeveragePush, leverTrade } from '@tradefloor/contract';
import { type Amount, cut, type Decimal, min, mul, sum } from '@tradefloor/money';
import { Ticker } from '../clock/ticker';
import type { Core } from '../core';
import type { LeverageOrder } from '../leverage/leverage-order';
import { rowOf } from '../leverage/leverage-rows';
import { marginAccount, marketOfOrder, profitNow, rateOf } from '../leverage/margin-account';
import { USDT } from '../market/currency';
import { usdtOf } from '../spot/spot-calls';
import type { PrivateFeed } from './private-feed';

/** Twice a second while prices move; old clients asked every second. */
const EVERY_MS = 500;

/** A member's leverage account as it is stored: when an order changes, and while prices change what it is worth. */
export class LeverageFeed {
  private readonly told = new Map<number, string>();
  /** Even that nothing is left is news to them: what they had may have ended while they did not listen. */
  private readonly begun = new Set<number>();
  private readonly ticker = new Ticker(EVERY_MS, async () => this.tellAll());

  constructor(
    private readonly core: Core,
    private readonly privately: PrivateFeed,
  ) {}

  start(): void {
    // After the money that it freed: an account without a position's margin, and not with it yet, would look lost.
    this.core.leverage.onChange(memberId => queueMicrotask(() => this.tell(memberId)));
    this.ticker.start();
  }

  stop(): Promise<void> {
    return this.ticker.stop();
  }

  /** Somebody began to listen who has not heard what the others know. */
  begin(memberId: number): void {
    this.begun.add(memberId);
  }

  private tellAll(): void {
    const { leverage } = this.core;
    for (const memberId of new Set([...leverage.members(), ...this.begun])) {
      if (!this.privately.isHeard(memberId)) this.begun.delete(memberId);
      // What is not stored yet is told with its commit.
      else if (!leverage.isAhead(memberId)) this.tell(memberId);
    }
  }

  private tell(memberId: number): void {
    if (!this.privately.isHeard(memberId)) return;
    const push = pushOf(this.core, memberId);
    const text = JSON.stringify(push);
    const isNew = this.begun.delete(memberId);
    if (!isNew && this.told.get(memberId) === text) return;
    this.told.set(memberId, text);
    this.privately.tell(memberId, leverTrade, push);
  }
}

const PROFIT_DECIMALS = 8;

function pushOf(core: Core, memberId: number): LeveragePush {
  const newestFirst = core.leverage.storedOf(memberId).toReversed();
  const positions = newestFirst.filter(({ state }) => state === 'open');
  const onScreen = core.leverage.onScreen.get(memberId);
  return {
    positions: positions.map(order => rowOf(core, order)),
    entrusts: newestFirst.filter(({ state }) => state === 'pending').map(order => rowOf(core, order)),
    riskRate: worstRate(core, memberId, positions),
    allProfits: profitsOf(core, positions),
    profits: profitsOf(
      core,
      positions.filter(position => onScreen === undefined || position.pair_id === onScreen),
    ),
  };
}

const currencyOf = (core: Core, order: LeverageOrder): number => marketOfOrder(core, order).pair.quote.id;

/** Each currency is an account of its own: the one that is nearest to its end counts. */
function worstRate(core: Core, memberId: number, positions: readonly LeverageOrder[]): Decimal | null {
  const currencies = new Set(positions.map(position => currencyOf(core, position)));
  const rates = [...currencies].map(currencyId => rateOf(marginAccount(core, memberId, currencyId)));
  return rates.reduce((worst, rate) => (worst === null || rate === null ? (worst ?? rate) : min(worst, rate)), null);
}

/** In USDT, as positions of several currencies have only that in common. */
function profitsOf(core: Core, positions: readonly LeverageOrder[]): Amount {
  const inUsdt = positions.map(position => {
    const profit = profitNow(core, position);
    const currencyId = currencyOf(core, position);
    return currencyId === USDT ? profit : cut(mul(profit, usdtOf(core, currencyId)), PROFIT_DECIMALS, 'down');
  });
  return sum(inUsdt);
}
