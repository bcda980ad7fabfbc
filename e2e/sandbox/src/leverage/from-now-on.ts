import type { Core } from '../core';
import type { Market } from '../market/market';

/**
 * What an owner does to an account is done to what nights and marks have left of it: nobody closes, takes back or pays in
 * before a mark that is there already. Both change memory before anybody waits: no price comes between.
 */
export async function fromNowOn<Answer>(
  core: Core,
  memberId: number,
  act: () => Promise<Answer>,
  market?: Market,
): Promise<Answer> {
  const [, answer] = await Promise.all([core.priceWatch.catchUp(memberId, market), act()]);
  return answer;
}
