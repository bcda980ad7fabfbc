import type { Call } from '@tradefloor/contract';
import { offeredTopic } from '../topics';
import { usePlatform } from './platform-context';
import { useTopic } from './use-topic';

/** Whether the server has this optional call; null until the server has said what it has. */
export function useOffers(call: Call<never, unknown> | { readonly name: string }): boolean | null {
  const { http } = usePlatform();
  const isKnown = useTopic(offeredTopic) !== undefined;
  return http.offers(call) || (isKnown ? false : null);
}
