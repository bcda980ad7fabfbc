import type { RowList } from '@tradefloor/area/list';
import { type DealWord, dealWordSaid, listDealWords } from '@tradefloor/contract/ext';
import { dealWordTopic } from '@tradefloor/platform';
import { type Deal, oldestFirst } from './words';

/** All that was said on a deal, live. */
export const wordsOn = ({ of, id }: Deal): RowList<DealWord> => ({
  name: `words ${of} ${id}`,
  whose: 'own',
  keyOf: word => word.id,
  order: oldestFirst,
  push: dealWordSaid,
  follow: (bus, tell) => [
    bus.on(dealWordTopic).subscribe(said => {
      if (said.of === of && said.dealId === id) tell.row(said.word);
    }),
  ],
  async ask({ http }, _, signal) {
    const rows = await http(listDealWords, { of, id }, signal ? { signal } : {});
    return { rows, total: rows.length };
  },
});
