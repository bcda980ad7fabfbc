import { freePort } from '@tradefloor/release/free-port';
import { type RedisServer, startRedis } from '@tradefloor/redis/redis-server';
import { SampleGateway } from '../sample-gateway';
import type { GatewayOptions } from '../settings';

/** For tests: gateways behind one Redis, which may go and come back at the same address. */
export class SampleFellows {
  readonly #open: SampleGateway[] = [];

  private constructor(
    private readonly program: string,
    private readonly port: number,
    private redis: RedisServer,
  ) {}

  static async open(program: string): Promise<SampleFellows> {
    const port = await freePort();
    return new SampleFellows(program, port, await startRedis(program, port));
  }

  get url(): string {
    return this.redis.url;
  }

  redisEnds(): Promise<void> {
    return this.redis.stop();
  }

  /** It has kept nothing. */
  async redisBegins(): Promise<void> {
    this.redis = await startRedis(this.program, this.port);
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.map(gateway => gateway.close()));
    await this.redis.stop();
  }

  async aGateway(options: Partial<GatewayOptions> = {}): Promise<SampleGateway> {
    const gateway = await SampleGateway.open({
      redis: this.url,
      metrics: { kind: 'anyone' },
      guestCallsPerSecond: 0,
      ...options,
    });
    this.#open.push(gateway);
    return gateway;
  }

  /** When they hear each other. */
  async together(...gateways: SampleGateway[]): Promise<void> {
    for (const gateway of gateways) await until(async () => (await redisAt(gateway)) === 'reachable');
  }
}

const GIVE_UP_AFTER_MS = 60_000;

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const givenUpAt = Date.now() + GIVE_UP_AFTER_MS;
  while (!(await isSo())) if (Date.now() > givenUpAt) throw new Error(`It is not so: ${isSo.toString()}`);
}

export async function redisAt(gateway: SampleGateway): Promise<unknown> {
  const { redis }: { redis?: unknown } = JSON.parse(await (await gateway.get('/healthz')).text());
  return redis;
}

export async function revisionAt(gateway: SampleGateway): Promise<number> {
  const { revision }: { revision: number } = JSON.parse(await (await gateway.get('/registry')).text());
  return revision;
}
