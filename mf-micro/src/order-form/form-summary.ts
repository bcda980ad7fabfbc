import type { MicroCurrency, MicroDuration } from '@tradefloor/contract';
import type { MicroDay } from '@tradefloor/contract/ext';
import {
  add,
  type Amount,
  branded,
  compare,
  cut,
  fits,
  insuranceState,
  isPositive,
  microFee,
  microLimitBroken,
  microProfit,
  microRoom,
  mul,
  payoutAllowed,
  type Price,
  valueOfTyped,
} from '@tradefloor/money';

export interface FormFacts {
  readonly currency: MicroCurrency | null;
  readonly duration: MicroDuration | null;
  /** Finer amounts are refused. */
  readonly scale: number;
  /** Null for a guest, and until it is known. */
  readonly available: Amount | null;
  /** Of one of the currency; null until it is known. */
  readonly usdt: Price | null;
  /** Nothing is traded in the pair for now. */
  readonly isPaused: boolean;
  /** One's own limits; null where the server has none, and for a guest. */
  readonly day: MicroDay | null;
}

export interface Summary {
  readonly amount: Amount | null;
  readonly fee: Amount | null;
  /** What it wins, beside the amount itself. */
  readonly profit: Amount | null;
}

export function summaryOf(text: string, { currency, duration, scale }: FormFacts): Summary {
  const typed = valueOfTyped(text);
  if (typed === null) return { amount: null, fee: null, profit: null };
  const amount = branded<Amount>(typed);
  return {
    amount,
    fee: currency && microFee(amount, currency.fee, scale),
    profit: duration && cut(microProfit(amount, duration.profitRatio), scale),
  };
}

/** Why no order is taken now, whatever stands in the form. */
export type Lock = 'paused' | 'claim' | 'reached';

export function lockOf({ currency, isPaused, day }: FormFacts): Lock | null {
  if (isPaused) return 'paused';
  if (day !== null && day.reached !== null) return 'reached';
  return currency?.insurance && isClaimFirst(currency.insurance) ? 'claim' : null;
}

type Insured = NonNullable<MicroCurrency['insurance']>;

/** micro.insurance-ends: at half of it lost a claim comes before any order; it is waited for while it can be made today. */
const isClaimFirst = ({ insured, result, payoutsToday }: Insured): boolean =>
  insuranceState(insured, result) === 'claim-due' && payoutAllowed(payoutsToday);

/** What is wrong with the amount, with what its words name. */
export type Fault =
  | { readonly key: 'miscro.openNum' | 'form.fault.insufficient' }
  | { readonly key: 'form.fault.tooSmall' | 'form.fault.tooBig'; readonly limit: Amount }
  | { readonly key: 'form.fault.tooFine'; readonly digits: number }
  | { readonly key: 'form.fault.dayStaked' | 'form.fault.dayLost'; readonly limit: Amount };

export function faultOf(text: string, facts: FormFacts): Fault | null {
  const { amount, fee } = summaryOf(text, facts);
  const { currency, scale, available } = facts;
  if (amount === null || !isPositive(amount)) return { key: 'miscro.openNum' };
  if (!fits(amount, scale)) return { key: 'form.fault.tooFine', digits: scale };
  const { amountMin, amountMax } = currency ?? {};
  if (amountMin !== undefined && compare(amount, amountMin) < 0)
    return { key: 'form.fault.tooSmall', limit: amountMin };
  if (amountMax !== undefined && isPositive(amountMax) && compare(amount, amountMax) > 0)
    return { key: 'form.fault.tooBig', limit: amountMax };
  if (available !== null && compare(fee === null ? amount : add(amount, fee), available) > 0)
    return { key: 'form.fault.insufficient' };
  return limitFault(amount, fee, facts);
}

/** What is left of a limit after orders in coins has more decimals than anybody reads. */
const CENTS = 2;

/** micro.day-limit: in USDT, as the exchange counts it; of another currency its worth may have moved until then. */
function limitFault(amount: Amount, fee: Amount | null, { day, usdt }: FormFacts): Fault | null {
  if (day === null || usdt === null) return null;
  const room = microRoom({ staked: day.stakedLimit, lost: day.lostLimit }, day);
  const broken = microLimitBroken(room, mul(amount, usdt), mul(fee ?? amount, usdt));
  if (broken === null) return null;
  const left = room[broken];
  if (left === null) return null;
  return { key: broken === 'staked' ? 'form.fault.dayStaked' : 'form.fault.dayLost', limit: cut(left, CENTS) };
}
