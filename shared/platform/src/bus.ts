import { Observable } from 'rxjs';
import { channel, type Channel } from './channel';
import type { Bus } from './platform';
import type { Topic } from './topic';

/** The demand for one key of one topic: the feed subscribes at the first listener and leaves after the last. */
export interface Demand {
  /** The key is empty where the topic has none. */
  began(topic: string, key: string): void;
  ended(topic: string, key: string): void;
}

export interface SharedBus {
  /** The bus as one owner sees it: it may publish its own topics only. */
  busFor(owner: string): Bus;
  /** Listeners over all topics: must be back at its old figure when an area has gone. */
  readonly listeners: () => number;
}

type AnyTopic = Pick<Topic<unknown>, 'name' | 'owner' | 'replay'>;

const NO_DEMAND: Demand = { began: () => undefined, ended: () => undefined };

export function createBus(demand: Demand = NO_DEMAND): SharedBus {
  const topics = new Map<string, Map<string, Channel<unknown>>>();

  function channelOf(topic: AnyTopic, key: string): Channel<unknown> {
    const keys = topics.get(topic.name) ?? new Map<string, Channel<unknown>>();
    topics.set(topic.name, keys);
    const known = keys.get(key);
    if (known) return known;
    const made = channel(topic.replay, {
      began: () => demand.began(topic.name, key),
      ended() {
        if (made.isEmpty() && keys.get(key) === made) keys.delete(key);
        demand.ended(topic.name, key);
      },
    });
    keys.set(key, made);
    return made;
  }

  function busFor(owner: string): Bus {
    return {
      publish(topic: AnyTopic, value: unknown, key = '') {
        if (topic.owner !== owner) throw new Error(`${owner} may not publish ${topic.name}: ${topic.owner} owns it`);
        // Nobody listens and nothing is kept: no channel is made, or every pair ever pushed would leave one.
        if (topic.replay === 'none' && !topics.get(topic.name)?.has(key)) return;
        channelOf(topic, key).publish(value);
      },
      // Looked up at each subscription: a channel that nobody listens to is dropped, and made anew for the next.
      // What `defer` does, without the readers of promises and streams (1.8 kB) that rxjs brings with it.
      on: (topic: AnyTopic, key = '') =>
        new Observable(listener => channelOf(topic, key).values.subscribe(listener)) as never,
      last: (topic: AnyTopic, key = '') => topics.get(topic.name)?.get(key)?.last() as never,
    };
  }

  return {
    busFor,
    listeners() {
      let sum = 0;
      for (const keys of topics.values()) for (const one of keys.values()) sum += one.listeners();
      return sum;
    },
  };
}
