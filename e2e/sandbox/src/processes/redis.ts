import { createClient } from '@redis/client';

const RETRY_MS = 500;

const clientOf = (url: string) => createClient({ url, socket: { reconnectStrategy: RETRY_MS } });
export type Redis = ReturnType<typeof clientOf>;

export interface Connections {
  readonly publisher: Redis;
  /** A connection that listens can do nothing else. */
  readonly subscriber: Redis;
  close(): void;
}

/** Both connections, or the reason why not; lost later, they come back by themselves. */
export async function connectRedis(url: string, log: (line: string) => void): Promise<Connections> {
  const connections = [clientOf(url), clientOf(url)] as const;
  const [publisher, subscriber] = connections;
  const close = () => {
    for (const connection of connections) connection.destroy();
  };
  let lost = false;
  publisher.on('error', (problem: Error) => {
    if (!lost) log(`Redis is away: ${problem.message}`);
    lost = true;
  });
  publisher.on('ready', () => {
    if (lost) log('Redis is back.');
    lost = false;
  });
  subscriber.on('error', () => {});
  await Promise.all(connections.map(connection => connection.connect()));
  return { publisher, subscriber, close };
}
