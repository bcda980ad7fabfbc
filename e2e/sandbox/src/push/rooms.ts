import type { PairKey, Resolution } from '@tradefloor/contract';

/** Who never subscribed gets everything, as the old server gave it. */
export const EVERYTHING = 'everything';

export type PairChannel = 'quotes' | 'book' | 'trades' | 'detail';
export const pairRoom = (channel: PairChannel, key: PairKey): string => `${channel}:${key}`;
export const candleRoom = (key: PairKey, resolution: Resolution): string => `candles:${key}:${resolution}`;

/** Joined by the handshake's token only. */
export const memberRoom = (memberId: number): string => `member:${memberId}`;
export const sessionRoom = (tokenHash: string): string => `session:${tokenHash}`;

/** Every socket has a room of its own name too, which nothing is said to that is not for it alone. */
export const isRoom = (name: string): boolean => name === EVERYTHING || name.includes(':');
