import { FaultLog } from '@tradefloor/limits';
import { FewAtOnce } from '../account/few-at-once';
import { KnownDevices } from '../account/known-device';
import type { Limits } from '../account/limits';
import { OrderRate } from '../account/order-rate';
import type { Sessions } from '../account/sessions';
import { SignInTries } from '../account/sign-in-tries';
import type { Clock } from '../clock/clock';
import type { ExchangeOptions } from '../options';
import type { MemberAsk } from './ask';
import { CallRate } from './call-rate';

/** As long as so many calls that answer from memory. */
const CALLS_A_HISTORY = 5;

interface Bounded {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly options: ExchangeOptions;
}

/** How much anybody may have of the exchange, so that nobody holds up everybody. */
export class Bounds {
  readonly calls: CallRate;
  readonly orders: OrderRate;
  /** Drawing a picture anew takes as long as a hundred other calls. */
  readonly drawing = new FewAtOnce(2, 20);
  private readonly histories = new FewAtOnce(2, 40);
  readonly devices: KnownDevices;
  readonly signIns: SignInTries;
  readonly faults: FaultLog;

  constructor({ clock, limits, sessions, options }: Bounded) {
    this.calls = new CallRate(options);
    this.orders = new OrderRate(clock, options.ordersPerSecond);
    this.devices = new KnownDevices(options.secret);
    this.signIns = new SignInTries(limits, sessions, this.devices);
    this.faults = new FaultLog(options.log);
  }

  /** What goes through all that a member ever moved. */
  async history<Answer>(ask: MemberAsk<Answer>, read: () => Promise<Answer>): Promise<Answer> {
    this.calls.take(ask, CALLS_A_HISTORY - 1);
    return this.histories.run(read, String(ask.member.id));
  }
}
