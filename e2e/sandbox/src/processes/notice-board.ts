import type { Connections } from '@tradefloor/redis';

const SAID_EVERY_MS = 1_000;
const FORGOTTEN_AFTER_MS = 3_000;

/**
 * Where the owner answers, for whoever has a call for it. Only a notice: who owns the exchange is decided by the lock
 * in the database.
 */
export class NoticeBoard {
  private owner: string | null = null;
  private waiting: Array<() => void> = [];
  private timer: NodeJS.Timeout | null = null;

  private constructor(
    private readonly redis: Connections,
    private readonly name: string,
  ) {}

  /** `name` keeps exchanges apart that share one Redis. */
  static async open(redis: Connections, name: string): Promise<NoticeBoard> {
    const board = new NoticeBoard(redis, `tradefloor:${name}:owner`);
    await redis.subscriber.subscribe(board.name, address => board.read(address));
    const address = await redis.publisher.get(board.name);
    if (address !== null) board.read(address);
    return board;
  }

  /** Null when nobody says that he is the owner for so long. */
  async address(withinMs: number): Promise<string | null> {
    if (this.owner !== null) return this.owner;
    await new Promise<void>(resolve => {
      const limit = setTimeout(resolve, withinMs);
      this.waiting.push(() => {
        clearTimeout(limit);
        resolve();
      });
    });
    return this.owner;
  }

  /** It does not answer there: until it is said again, nobody does. */
  doubt(address: string): void {
    if (this.owner === address) this.owner = null;
  }

  announce(address: string): void {
    const say = () => {
      // While Redis is away others know the address still; it is said again in a second.
      this.redis.publisher
        .set(this.name, address, { expiration: { type: 'PX', value: FORGOTTEN_AFTER_MS } })
        .catch(() => {});
      this.redis.publisher.publish(this.name, address).catch(() => {});
    };
    this.timer = setInterval(say, SAID_EVERY_MS);
    say();
    this.read(address);
  }

  async withdraw(): Promise<void> {
    if (!this.timer) return;
    clearInterval(this.timer);
    this.timer = null;
    await this.redis.publisher.del(this.name).catch(() => {});
  }

  private read(address: string): void {
    this.owner = address;
    for (const tell of this.waiting.splice(0)) tell();
  }
}
