import { Rate, Seats } from '@tradefloor/limits';
import { Held } from './held';

/** A visitor's first screens at once, and those of a whole office behind one address. */
const SECONDS_AT_ONCE = 10;
/** Files come by the dozen and cost little; of who shows a token the exchange knows better whom it stands for. */
const TIMES_MORE = 5;
/** A tab has two: what it hears of the exchange, and of new builds. */
const LINES_A_TAB = 2;
const BEACONS = { perSecond: 2, atOnce: 120 };

export interface LimitOptions {
  /** Pages and calls without a token that an address may ask for; 0 is no limit. */
  readonly guestCallsPerSecond?: number;
  /** Open tabs that an address may have; 0 is no limit. */
  readonly tabsPerAddress?: number;
}

export const GUEST_CALLS_PER_SECOND = 100;
export const TABS_PER_ADDRESS = 200;

/** What one address may, an IPv6 one together with its /64. */
export class Limits {
  readonly guests: Rate;
  readonly others: Rate;
  readonly beacons = new Rate(BEACONS);
  readonly sockets: Seats;
  readonly held: Held;

  constructor({
    guestCallsPerSecond: perSecond = GUEST_CALLS_PER_SECOND,
    tabsPerAddress = TABS_PER_ADDRESS,
    trustedProxies,
  }: LimitOptions & { readonly trustedProxies?: number }) {
    this.held = new Held(trustedProxies);
    this.guests = rateOf(perSecond);
    this.others = rateOf(perSecond * TIMES_MORE);
    this.sockets = new Seats(tabsPerAddress * LINES_A_TAB);
  }
}

const rateOf = (perSecond: number): Rate => new Rate({ perSecond, atOnce: perSecond * SECONDS_AT_ONCE });
