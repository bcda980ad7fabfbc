import { SECOND } from '../clock/clock';
import { TooManyCalls } from '../wire/too-many-calls';

/** By then whoever waits now has been served. */
const COME_BACK_AFTER = 2 * SECOND;

/** Work that takes a processor for itself: a few at a time, a short queue, and a clear no to whoever finds it full. */
export class FewAtOnce {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  constructor(
    private readonly most: number,
    private readonly queue: number,
    private readonly key?: 'signInsQueueFull',
  ) {}

  async run<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.running < this.most) this.running += 1;
    else await this.turn();
    try {
      return await act();
    } finally {
      const next = this.waiting.shift();
      // Whoever is next takes the place over.
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.queue) throw new TooManyCalls(COME_BACK_AFTER, this.key);
    return new Promise(resolve => this.waiting.push(resolve));
  }
}
