import { createAdapter } from '@socket.io/redis-adapter';
import { connectRedis } from '@tradefloor/redis';
import { createExchange, type Exchange } from '../exchange';
import type { Address, ExchangeOptions, SeveralOptions } from '../options';
import { openDoor } from '../push/door';
import { DatabaseInUse } from '../storage/writer';
import { Between } from './between';
import { FrontSockets } from './front-sockets';
import { buildFront } from './front-server';
import { NoticeBoard } from './notice-board';
import { answerOnlyFronts, tellFronts } from './owner';

/** How often a front tries whether the exchange has no owner. */
const TRIES_EVERY_MS = 500;

export interface OneOfSeveral {
  listen(address: Address): Promise<string>;
  close(): Promise<void>;
}

/**
 * Every process is a front: it answers calls by handing them to the owner, and carries sockets. The one that gets the
 * lock of the database is the owner too, until it ends.
 */
export async function joinSeveral(
  options: ExchangeOptions,
  { redisUrl, inside }: SeveralOptions,
): Promise<OneOfSeveral> {
  const redis = await connectRedis(redisUrl, options.log);
  const board = await NoticeBoard.open(redis, nameOf(options));
  const app = await buildFront(board, options);
  const io = openDoor(app.server, {
    ...options,
    adapter: createAdapter(redis.publisher, redis.subscriber, { key: `tradefloor:${nameOf(options)}` }),
  });
  const between = new Between(io);
  const sockets = new FrontSockets(io, between);
  // Connected anew: what was said meanwhile is lost.
  redis.subscriber.on('ready', () => sockets.wasCut());
  let owned: Exchange | null = null;
  const ending = new AbortController();

  const tryToOwn = async (): Promise<Exchange> => {
    const exchange = await createExchange(options, {
      // The front that hands a call on, and nobody behind it.
      trustProxy: (_, hop) => hop === 0,
      guard: server => answerOnlyFronts(server, options.secret),
      openSockets: (_, core) => tellFronts(io, between, core),
    });
    const address = await exchange.listen(inside).catch(async (problem: unknown) => {
      await exchange.close();
      throw problem;
    });
    board.announce(address);
    options.log(`this process owns the exchange, inside at ${address}`);
    return exchange;
  };
  const own = async (): Promise<void> => {
    let said = '';
    while (!ending.signal.aborted) {
      try {
        owned = await tryToOwn();
        return;
      } catch (problem) {
        const why = problem instanceof Error ? problem.message : String(problem);
        if (!(problem instanceof DatabaseInUse) && why !== said) options.log(`can not own the exchange: ${why}`);
        said = why;
        await new Promise(resolve => setTimeout(resolve, TRIES_EVERY_MS));
      }
    }
  };
  const owning = own();

  return {
    listen: async address => {
      // Whoever it is: before that, there is no exchange to ask.
      while (!ending.signal.aborted && (await board.address(TRIES_EVERY_MS)) === null);
      return app.listen({ ...address });
    },
    close: async () => {
      ending.abort();
      await owning;
      sockets.close();
      await io.close();
      await board.withdraw();
      await owned?.close();
      await app.close();
      redis.close();
    },
  };
}

/** The database's name keeps exchanges apart that share one Redis. */
const nameOf = ({ database }: ExchangeOptions): string =>
  database.kind === 'server' ? new URL(database.url).pathname.slice(1) : database.kind;
