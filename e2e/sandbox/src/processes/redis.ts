import { createClient } from '@redis/client';

const RETRY_MS = 500;

/** Whom nobody ever reached has a wrong address: that is said, and not waited for. */
const clientOf = (url: string, wasReached: () => boolean) =>
  createClient({ url, socket: { reconnectStrategy: () => (wasReached() ? RETRY_MS : false) } });
export type Redis = ReturnType<typeof clientOf>;

export interface Connections {
  readonly publisher: Redis;
  /** A connection that listens can do nothing else. */
  readonly subscriber: Redis;
  close(): void;
}

/** Both connections, or the reason why not; lost later, they come back by themselves. */
export async function connectRedis(url: string, log: (line: string) => void): Promise<Connections> {
  let reached = false;
  const connections = [clientOf(url, () => reached), clientOf(url, () => reached)] as const;
  const [publisher, subscriber] = connections;
  const close = () => {
    for (const connection of connections) if (connection.isOpen) connection.destroy();
  };
  let lost = false;
  publisher.on('error', (problem: Error) => {
    if (reached && !lost) log(`Redis is away: ${problem.message}`);
    lost = true;
  });
  publisher.on('ready', () => {
    if (lost) log('Redis is back.');
    lost = false;
  });
  subscriber.on('error', () => {});
  try {
    await Promise.all(connections.map(connection => connection.connect()));
  } catch (problem) {
    close();
    throw new Error(`REDIS_URL leads to no Redis: ${problem instanceof Error ? problem.message : String(problem)}`, {
      cause: problem,
    });
  }
  reached = true;
  return { publisher, subscriber, close };
}
