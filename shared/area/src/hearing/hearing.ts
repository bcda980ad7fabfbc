import { type Bus, connectionTopic } from '@tradefloor/platform';

/**
 * list.read-once-heard: what pushes tell of is asked for once more when they can, if none could tell what changed since it
 * was asked for: at a page's start its answers are there before its socket.
 */
export class Hearing {
  private isUnheard = false;

  constructor(private readonly bus: Bus) {}

  /** Now. */
  asked(): void {
    this.isUnheard = !this.isLive();
  }

  isDue(): boolean {
    return this.isUnheard && this.isLive();
  }

  private isLive(): boolean {
    return this.bus.last(connectionTopic)?.kind === 'live';
  }
}
