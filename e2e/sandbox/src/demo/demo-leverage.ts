import { decimal, type Direction, toScaled } from '@tradefloor/money';
import { HOUR } from '../clock/clock';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { closePosition, revokeEntrust } from '../leverage/end-order';
import type { LeverageOrder } from '../leverage/leverage-order';
import { submitOrder } from '../leverage/open-order';
import type { Market } from '../market/market';
import { away, priceAt } from './past';

interface DemoContract {
  readonly symbol: string;
  readonly direction: Direction;
  readonly hands: string;
  readonly multiplier: string;
  readonly hoursAgo: number;
  /** A limit so many hundredths of a percent from the price of then; none is at market. */
  readonly limit?: number;
  /** Closed, or revoked, so many hours later; none still lives. */
  readonly after?: number;
  /** Stops so many hundredths of a percent from the price of then. */
  readonly stops?: readonly [profit: number, loss: number];
}

const contract = (
  hoursAgo: number,
  symbol: string,
  direction: Direction,
  [hands, multiplier]: readonly [string, string],
  more: Pick<DemoContract, 'limit' | 'after' | 'stops'> = {},
): DemoContract => ({ symbol, direction, hands, multiplier, hoursAgo, ...more });

/** Oldest first: more closed ones than a page holds, and some of every other kind. */
const CONTRACTS: readonly DemoContract[] = [
  contract(21, 'BTC/USDT', 'long', ['10', '20'], { after: 2.4 }),
  contract(20.5, 'ETH/USDT', 'short', ['20', '20'], { after: 3.1 }),
  contract(19, 'BTC/USDT', 'short', ['6', '50'], { after: 0.7 }),
  contract(18, 'SOL/USDT', 'long', ['15', '10'], { after: 1.6 }),
  contract(17.2, 'BTC/USDT', 'long', ['12', '20'], { limit: -700, after: 2 }),
  contract(16, 'BNB/USDT', 'long', ['4', '10'], { after: 5 }),
  contract(14.5, 'BTC/USDT', 'long', ['5', '20'], { after: 1.2 }),
  contract(13, 'DOGE/USDT', 'short', ['3', '10'], { after: 2.2 }),
  contract(11.6, 'ETH/USDT', 'long', ['25', '50'], { after: 0.4 }),
  contract(10, 'XRP/USDT', 'long', ['20', '10'], { after: 3 }),
  contract(9.1, 'ETH/USDT', 'short', ['10', '20'], { limit: 900, after: 1.5 }),
  contract(8, 'BTC/USDT', 'short', ['8', '20'], { after: 1.1 }),
  contract(6.4, 'LTC/USDT', 'long', ['6', '10'], { after: 2 }),
  contract(5, 'SOL/USDT', 'short', ['10', '20'], { after: 1.3 }),
  contract(4.2, 'BTC/USDT', 'long', ['15', '20'], { stops: [600, -400] }),
  contract(3, 'ETH/USDT', 'short', ['12', '10'], { stops: [-800, 500] }),
  contract(1.4, 'SOL/USDT', 'long', ['8', '10']),
  contract(1, 'BTC/USDT', 'long', ['10', '20'], { limit: -600 }),
  contract(0.5, 'ETH/USDT', 'short', ['15', '20'], { limit: 700 }),
];

/** A trader's day with leverage, at the prices that there were. */
export async function seedLeverage(core: Core, account: string): Promise<void> {
  const memberId = core.members.withAccount(account)?.id;
  if (memberId === undefined) return;
  const now = core.clock.now();
  const steps = CONTRACTS.flatMap(demo => stepsOf(core, memberId, demo));
  steps.sort((one, other) => other.hoursAgo - one.hoursAgo);
  // Acts happen in this order at once; what they store goes in few commits.
  await Promise.all(steps.map(step => core.clerk.perform(deed => step.act(deed), now - step.hoursAgo * HOUR)));
}

interface Step {
  readonly hoursAgo: number;
  act(deed: Deed): void;
}

function stepsOf(core: Core, memberId: number, demo: DemoContract): Step[] {
  const market = core.hall.called(demo.symbol);
  if (!market) return [];
  let order: LeverageOrder | null = null;
  const opening: Step = {
    hoursAgo: demo.hoursAgo,
    act: deed => {
      order = open(core, deed, { market, memberId, demo });
    },
  };
  if (demo.after === undefined) return [opening];
  const ending: Step = { hoursAgo: demo.hoursAgo - demo.after, act: deed => end(core, deed, market, order) };
  return [opening, ending];
}

function open(
  core: Core,
  deed: Deed,
  { market, memberId, demo }: { readonly market: Market; readonly memberId: number; readonly demo: DemoContract },
): LeverageOrder {
  const { pair } = market;
  const then = priceAt(market, deed.at);
  const from = (basisPoints: number) => away(pair, toScaled(then, pair.priceScale), basisPoints);
  const wish = {
    memberId,
    market,
    direction: demo.direction,
    mode: demo.limit === undefined ? 'market' : 'limit',
    multiplier: decimal(demo.multiplier),
    hands: decimal(demo.hands),
    price: demo.limit === undefined ? null : from(demo.limit),
  } as const;
  const order = submitOrder(core, deed, wish, other => priceAt(other, deed.at));
  if (!demo.stops) return order;
  const [profit, loss] = demo.stops;
  const stopped = { ...order, take_profit: from(profit), stop_loss: from(loss) };
  core.leverage.save(deed, stopped);
  return stopped;
}

function end(core: Core, deed: Deed, market: Market, order: LeverageOrder | null): void {
  if (order?.state === 'pending') revokeEntrust(core, deed, order, 'owner');
  else if (order) closePosition(core, deed, order, { price: priceAt(market, deed.at), by: 'owner' });
}
