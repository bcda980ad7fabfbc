import type { Bus } from './platform';
import { serverClockTopic } from './topics';

/** look.server-clock: the exchange's time, in milliseconds; this machine's until it is known. */
export const serverNow = (bus: Bus): number => Date.now() + (bus.last(serverClockTopic)?.offsetMs ?? 0);
