import { Rate } from '@tradefloor/limits';
import { TooManyCalls } from './too-many-calls';

/** The first screens of everybody behind one address at once. */
const SECONDS_AT_ONCE = 10;

export interface CallRates {
  /** Calls without a session, by address, an IPv6 one together with its /64; 0 is no limit. */
  readonly guestCallsPerSecond: number;
  /** Calls of one member, wherever from; 0 is no limit. */
  readonly memberCallsPerSecond: number;
}

interface Asking {
  readonly member: { readonly id: number } | null;
  readonly network: string;
}

/** How often everybody may ask: a flood of guests is not a member's concern. */
export class CallRate {
  private readonly guests: Rate;
  private readonly members: Rate;

  constructor({ guestCallsPerSecond, memberCallsPerSecond }: CallRates) {
    this.guests = rateOf(guestCallsPerSecond);
    this.members = rateOf(memberCallsPerSecond);
  }

  /** One more call, or more for what costs more; a refusal when it is too many. */
  take({ member, network }: Asking, calls = 1): void {
    const wait = member ? this.members.take(String(member.id), calls) : this.guests.take(network, calls);
    if (wait > 0) throw new TooManyCalls(wait);
  }
}

const rateOf = (perSecond: number): Rate => new Rate({ perSecond, atOnce: perSecond * SECONDS_AT_ONCE });
