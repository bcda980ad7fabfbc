import { createClient } from '@redis/client';

const RETRY_MS = 500;

/** A line on which nothing comes and goes for so long is dead: who keeps one like that says something more often. */
const SILENT_MS = 10_000;

const clientOf = (url: string, again: () => number | false) =>
  createClient({ url, socket: { reconnectStrategy: again } });
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
  // Whom nobody ever reached has a wrong address: that is said, and not waited for.
  const again = () => (reached ? RETRY_MS : false);
  const connections = connected([clientOf(url, again), clientOf(url, again)]);
  sayWhenAway(connections.publisher, line => reached && log(line));
  try {
    await Promise.all([connections.publisher, connections.subscriber].map(client => client.connect()));
  } catch (problem) {
    connections.close();
    throw new Error(`REDIS_URL leads to no Redis: ${problem instanceof Error ? problem.message : String(problem)}`, {
      cause: problem,
    });
  }
  reached = true;
  return connections;
}

/**
 * For who goes on without it: nothing is waited for, and what is asked of it while it is away fails at once. The
 * publisher has to be used every few seconds.
 */
export function openRedis(url: string, log: (line: string) => void): Connections {
  const again = () => RETRY_MS;
  const socket = { reconnectStrategy: again, socketTimeout: SILENT_MS };
  const connections = connected([createClient({ url, disableOfflineQueue: true, socket }), clientOf(url, again)]);
  sayWhenAway(connections.publisher, log);
  // It fails only where it is closed meanwhile.
  for (const client of [connections.publisher, connections.subscriber]) client.connect().catch(() => undefined);
  return connections;
}

function connected([publisher, subscriber]: readonly [Redis, Redis]): Connections {
  subscriber.on('error', () => {});
  const close = () => {
    for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy();
  };
  return { publisher, subscriber, close };
}

function sayWhenAway(publisher: Redis, log: (line: string) => void): void {
  let lost = false;
  publisher.on('error', (problem: Error) => {
    if (!lost) log(`Redis is away: ${problem.message}`);
    lost = true;
  });
  publisher.on('ready', () => {
    if (lost) log('Redis is back.');
    lost = false;
  });
}
