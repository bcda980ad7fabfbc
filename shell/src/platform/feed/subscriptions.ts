import { asId, type PairKey, type Resolution } from '@tradefloor/contract';
import { type Channel, type Subscription, SUBSCRIBE, subscription, UNSUBSCRIBE } from '@tradefloor/contract/ext';
import { bookTopic, candleTopic, marketDetailTopic, tradesTopic } from '@tradefloor/platform';
import type { Wanted } from './demand';

const CHANNELS: ReadonlyMap<string, Channel> = new Map<string, Channel>([
  [bookTopic.name, 'book'],
  [tradesTopic.name, 'trades'],
  [candleTopic.name, 'candles'],
  [marketDetailTopic.name, 'detail'],
]);

const RESOLUTIONS: readonly Resolution[] = ['1', '5', '15', '30', '60', '240', '1D', '3D', '1W', '1M'];

export const isAskedFor = (topic: string): boolean => CHANNELS.has(topic);

/** What a listener of a market topic wants of the server. */
export function subscriptionOf({ topic, key }: Wanted): Subscription {
  const channel = CHANNELS.get(topic);
  if (!channel) throw new Error(`${topic} comes unasked`);
  const [pair = key, period] = key.split(' ');
  const resolution = RESOLUTIONS.find(known => known === period);
  return { channels: [channel], pairs: [asId(pair)], ...(resolution ? { resolutions: [resolution] } : {}) };
}

export const quotesOf = (pairs: readonly PairKey[]): Subscription => ({ channels: ['quotes'], pairs });

/** A server without subscriptions ignores the message, and sends everything as it always did. */
export const subscribing = (wanted: Subscription) => [SUBSCRIBE, subscription.encode(wanted)] as const;
export const unsubscribing = (wanted: Subscription) => [UNSUBSCRIBE, subscription.encode(wanted)] as const;
