import { SECOND } from '../clock/clock';
import { TooManyCalls } from '../wire/too-many-calls';

/** By then whoever waits now has been served. */
const COME_BACK_AFTER = 2 * SECOND;

/** What of the queue one caller may take. */
const SHARE = 4;

/**
 * Work that takes a processor for itself: a few at a time, a short queue, and a clear no to whoever finds it full. One
 * caller does not fill it by itself, however right is what it asks for.
 */
export class FewAtOnce {
  private running = 0;
  private readonly waiting: Array<{ readonly who: string | undefined; readonly go: () => void }> = [];

  constructor(
    private readonly most: number,
    private readonly queue: number,
    private readonly key?: 'signInsQueueFull',
  ) {}

  async run<Result>(act: () => Promise<Result>, who?: string): Promise<Result> {
    if (this.running < this.most) this.running += 1;
    else await this.turn(who);
    try {
      return await act();
    } finally {
      const next = this.waiting.shift();
      // Whoever is next takes the place over.
      if (next) next.go();
      else this.running -= 1;
    }
  }

  private turn(who: string | undefined): Promise<void> {
    const own = who === undefined ? 0 : this.waiting.filter(one => one.who === who).length;
    if (this.waiting.length >= this.queue || own >= this.queue / SHARE)
      throw new TooManyCalls(COME_BACK_AFTER, this.key);
    return new Promise(go => this.waiting.push({ who, go }));
  }
}
