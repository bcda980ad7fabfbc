import { serverClockTopic } from '../topics';
import { useTopic } from './use-topic';

/** How far the server's clock is ahead of this machine's, in milliseconds; 0 until it is known. */
export function useServerClock(): number {
  return useTopic(serverClockTopic)?.offsetMs ?? 0;
}
