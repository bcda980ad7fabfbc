import {
  add,
  type Amount,
  compare,
  fits,
  insuranceState,
  microFee,
  microProfit,
  min,
  mul,
  neg,
  payoutAllowed,
  sum,
} from '@tradefloor/money';
import type { MicroDirection } from '@tradefloor/contract';
import { SECOND } from '../clock/clock';
import type { Core } from '../core';
import type { Deed } from '../ledger/deed';
import { micro } from '../ledger/account';
import { dealWithHouse } from '../ledger/house';
import { toUnits } from '../ledger/ledger';
import { leftOfDay, MOST_OWED } from '../leverage/house-limits';
import { findCurrency } from '../market/currency';
import { markPriceIn } from '../market/quotes';
import { assertRunning } from '../market/running';
import { Refusal } from '../messages/refusal';
import { usdtOf } from '../spot/spot-calls';
import type { MicroOrder } from './outcome';
import { assertWithinOwnLimit, countPlaced } from './own-day';
import { DURATIONS, findPayable, type PayableCurrency } from './terms';

export interface MicroWish {
  readonly memberId: number;
  readonly pairId: number;
  readonly currencyId: number;
  readonly direction: MicroDirection;
  readonly seconds: number;
  readonly number: Amount;
  readonly clientOrderId?: string | undefined;
}

const MOST_RUNNING = 50;

/** The number is held until the order is due, the fee is the exchange's at once. Refused with nothing changed. */
export function placeMicroOrder(core: Core, deed: Deed, wish: MicroWish, priceIn = markPriceIn): MicroOrder {
  const market = core.hall.withId(wish.pairId);
  if (!market) throw new Refusal('unknownPair');
  if (!market.pair.opensMicro) throw new Refusal('noMicro');
  assertRunning(market, core.clock.now());
  const duration = DURATIONS.find(({ seconds }) => seconds === wish.seconds);
  if (!duration) throw new Refusal('durationUnknown');
  const payable = payableOf(wish.currencyId);
  assertNumber(wish.number, payable);
  if (core.micro.ordersOf(wish.memberId).length >= MOST_RUNNING) {
    throw new Refusal('tooManyOrders', { most: MOST_RUNNING });
  }
  assertNothingToClaim(core, deed, wish);
  const order: MicroOrder = {
    id: deed.nextId('micro_order'),
    member_id: wish.memberId,
    pair_id: wish.pairId,
    currency_id: wish.currencyId,
    direction: wish.direction,
    seconds: wish.seconds,
    number: wish.number,
    profit_ratio: duration.profitRatio,
    fee: microFee(wish.number, payable.fee),
    open_price: priceIn(market),
    end_price: null,
    result: null,
    state: 'open',
    created_at: deed.at,
    due_at: deed.at + wish.seconds * SECOND,
    closed_at: null,
    client_order_id: wish.clientOrderId ?? null,
  };
  const cost = add(order.number, order.fee);
  assertAvailable(core, wish.memberId, wish.currencyId, cost);
  assertWithinOwnLimit(core, deed, wish.memberId, order);
  assertPayable(core, order);
  dealWithHouse(
    deed,
    core.ledger,
    { memberId: wish.memberId, currencyId: wish.currencyId, account: 'micro' },
    {
      cause: 'micro_open',
      reference: `micro_order:${order.id}`,
      available: neg(cost),
      locked: order.number,
      fees: order.fee,
    },
  );
  core.micro.saveOrder(deed, order);
  countPlaced(core, deed, order);
  return order;
}

/** What all that bet the same way in a pair would win is never more than the house may owe in it. */
function assertPayable(core: Core, order: MicroOrder): void {
  const sameWay = core.micro
    .all()
    .filter(({ pair_id: pairId, direction }) => pairId === order.pair_id && direction === order.direction);
  const wins = [...sameWay, order].map(({ number, profit_ratio: ratio, currency_id: currencyId }) =>
    mul(microProfit(number, ratio), usdtOf(core, currencyId)),
  );
  const most = min(MOST_OWED.pair, leftOfDay(core, order.created_at));
  if (compare(sum(wins), most) > 0) throw new Refusal('houseFull');
}

export function payableOf(currencyId: number): PayableCurrency {
  const payable = findPayable(currencyId);
  if (!payable) throw new Refusal('notPayable');
  return payable;
}

export function assertAvailable(core: Core, memberId: number, currencyId: number, cost: Amount): void {
  if (core.ledger.units(micro(memberId, currencyId)) >= toUnits(cost)) return;
  throw new Refusal('balanceInsufficient', { currency: findCurrency(currencyId)?.name ?? '' });
}

function assertNumber(number: Amount, { currencyId, min, max }: PayableCurrency): void {
  const { name = '', scale = 0 } = findCurrency(currencyId) ?? {};
  if (!fits(number, scale)) throw new Refusal('numberTooFine', { digits: scale });
  if (compare(number, min) < 0) throw new Refusal('numberTooSmall', { least: min, currency: name });
  if (compare(number, max) > 0) throw new Refusal('numberTooBig', { most: max, currency: name });
}

/** micro.insurance-ends: at half of the insured sum lost a claim is compulsory; it is waited for while it can be made today. */
function assertNothingToClaim(core: Core, deed: Deed, { memberId, currencyId }: MicroWish): void {
  const insurance = core.micro.insuranceOf(memberId, currencyId);
  if (!insurance || insuranceState(insurance.insured, insurance.result) !== 'claim-due') return;
  if (payoutAllowed(core.micro.payoutsOn(memberId, deed.at))) throw new Refusal('claimFirst');
}
