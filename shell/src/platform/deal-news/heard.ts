import type { Topic } from '@tradefloor/platform';
import type { Demand } from '@tradefloor/platform/bus';

export interface HeardTopics extends Demand {
  /** When somebody listened to it last: Infinity while somebody does, 0 where nobody ever did. */
  readonly until: (topic: Pick<Topic<unknown>, 'name'>) => number;
}

/** What an area on stage listens to, it tells by itself. Of topics without keys. */
export function heardTopics(now: () => number): HeardTopics {
  const until = new Map<string, number>();
  return {
    began: topic => void until.set(topic, Infinity),
    ended: topic => void until.set(topic, now()),
    until: ({ name }) => until.get(name) ?? 0,
  };
}
