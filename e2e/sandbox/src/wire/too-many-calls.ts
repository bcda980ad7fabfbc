import { SECOND } from '../clock/clock';
import { Refusal } from '../messages/refusal';

/** Told by 429 and `Retry-After`: the same again would be let through then. */
export class TooManyCalls extends Refusal {
  readonly seconds: number;

  constructor(waitMs: number, key: 'tooManyCalls' | 'signInsQueueFull' = 'tooManyCalls') {
    const seconds = Math.max(1, Math.ceil(waitMs / SECOND));
    super(key, { seconds });
    this.seconds = seconds;
  }
}
