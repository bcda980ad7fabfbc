import { amount, decimal, price } from '@tradefloor/money';
import * as fc from 'fast-check';
import { closePosition } from '../../leverage/end-order';
import { submitOrder } from '../../leverage/open-order';
import type { Market } from '../../market/market';
import { priceText, quantityText } from '../../market/pair';
import { markPriceIn } from '../../market/quotes';
import { opposite, type Side } from '../../matching/order';
import { Refusal } from '../../messages/refusal';
import { placeMicroOrder } from '../../micro/place-order';
import { placeOrder } from '../../spot/place-order';
import type { TestExchange } from '../test-exchange';

const SYMBOLS = ['ETH/BTC', 'BTC/USDT', 'ETH/USDT'];

const side = fc.constantFrom<Side>('buy', 'sell');
const member = fc.nat({ max: 2 });
const symbol = fc.constantFrom(...SYMBOLS);
/** Hundredths of a percent from the mark: near it, at the ends of the band, and where nobody may. */
const away = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constantFrom(-2_500, 2_500), fc.integer());
const least = fc.integer({ min: 1, max: 400 });

/** What a member tries, and the time that passes. */
export const ACT = fc.oneof(
  fc.record({ kind: fc.constant('limit'), member, symbol, side, away, least }),
  fc.record({ kind: fc.constant('market'), member, symbol, side, least }),
  /** All that the book has, and then one trade of the least with a friend. */
  fc.record({ kind: fc.constant('print'), member, symbol, side, away }),
  fc.record({ kind: fc.constant('open'), member, symbol, side, hands: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('close'), member }),
  fc.record({ kind: fc.constant('bet'), member, side }),
  fc.record({ kind: fc.constant('cancel'), member }),
  fc.record({ kind: fc.constant('wait'), ms: fc.integer({ min: 0, max: 40_000 }) }),
);
export type Act = typeof ACT extends fc.Arbitrary<infer Value> ? Value : never;
type Kind = Act['kind'];
type ActOf<Name extends Kind> = Extract<Act, { readonly kind: Name }>;

export class Spiking {
  constructor(
    private readonly exchange: TestExchange,
    private readonly members: readonly number[],
  ) {}

  async do(act: Exclude<Act, ActOf<'wait'>>): Promise<void> {
    const { core } = this.exchange;
    try {
      if (act.kind === 'cancel') await this.cancelAll(this.who(act.member));
      else if (act.kind === 'close') await this.closeAll(this.who(act.member));
      else if (act.kind === 'limit') await this.order(act);
      else if (act.kind === 'market') await this.order({ ...act, away: null });
      else if (act.kind === 'print') await this.print(act);
      else if (act.kind === 'open') await this.open(act);
      else {
        const direction = act.side === 'buy' ? 'up' : 'down';
        const bet = { pairId: 1, currencyId: 3, direction, seconds: 30, number: amount('50') } as const;
        await core.clerk.perform(deed => placeMicroOrder(core, deed, { ...bet, memberId: this.who(act.member) }));
      }
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
    }
  }

  private who(index: number): number {
    return this.members[index % this.members.length] ?? 0;
  }

  private market(called: string): Market {
    const market = this.exchange.core.hall.called(called);
    if (!market) throw new Error(`No ${called}.`);
    return market;
  }

  private async order(wish: Omit<ActOf<'limit'>, 'kind' | 'away'> & { readonly away: number | null }): Promise<void> {
    const { core } = this.exchange;
    const market = this.market(wish.symbol);
    const { pair, markPrice } = market;
    const limit = markPrice + (markPrice * BigInt(wish.away ?? 0)) / 10_000n;
    const number = amount(quantityText(pair, pair.leastQuantity * BigInt(wish.least)));
    await core.clerk.perform(deed =>
      placeOrder(core, deed, {
        memberId: this.who(wish.member),
        market,
        side: wish.side,
        kind: wish.away === null ? 'market' : 'limit',
        price: price(priceText(pair, limit > 0n ? limit : 1n)),
        number,
      }),
    );
  }

  private async print(act: ActOf<'print'>): Promise<void> {
    const { core } = this.exchange;
    const { book, band, pair } = this.market(act.symbol);
    const total = [...book.side(opposite(act.side)).fromBest()].reduce((sum, level) => sum + level.total, 0n);
    const sweep = {
      memberId: this.who(act.member),
      market: this.market(act.symbol),
      side: act.side,
      kind: 'limit',
    } as const;
    const end = price(priceText(pair, act.side === 'buy' ? band.high : band.low));
    const number = amount(quantityText(pair, total > 0n ? total : pair.leastQuantity));
    await core.clerk.perform(deed => placeOrder(core, deed, { ...sweep, price: end, number })).catch(unlessRefused);
    const { member: first, symbol: called, side: taken, away: far } = act;
    const small = { symbol: called, away: far, least: 1 };
    await this.order({ ...small, member: first + 1, side: opposite(taken) });
    await this.order({ ...small, member: first, side: taken });
  }

  private async open({ member: index, symbol: called, side: taken, hands }: ActOf<'open'>): Promise<void> {
    const { core } = this.exchange;
    await core.clerk.perform(deed =>
      submitOrder(core, deed, {
        memberId: this.who(index),
        market: this.market(called),
        direction: taken === 'buy' ? 'long' : 'short',
        mode: 'market',
        multiplier: decimal('20'),
        hands: decimal(String(hands)),
        price: null,
      }),
    );
  }

  private async closeAll(memberId: number): Promise<void> {
    const { core } = this.exchange;
    await core.clerk.perform(deed => {
      for (const position of core.leverage.ofMember(memberId).filter(({ state }) => state === 'open')) {
        const market = core.hall.withId(position.pair_id);
        if (market) closePosition(core, deed, position, { price: markPriceIn(market), by: 'owner' });
      }
    });
  }

  private async cancelAll(memberId: number): Promise<void> {
    const { core } = this.exchange;
    await core.clerk.perform(deed => {
      for (const order of core.floor.openOrdersOf(memberId)) {
        const market = core.hall.withId(order.pair.id);
        if (market) core.floor.cancel(deed, market, order);
      }
    });
  }
}

function unlessRefused(problem: unknown): void {
  if (!(problem instanceof Refusal)) throw problem;
}
