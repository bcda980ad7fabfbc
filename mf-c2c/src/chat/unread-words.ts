import { type Listing, type RowList, useRows, useUntilRead } from '@tradefloor/area/list';
import { dealWordSaid, listUnreadWords, type UnreadWords } from '@tradefloor/contract/ext';
import { dealWordTopic } from '@tradefloor/platform';
import { useCallback } from 'react';
import { type Deal, keyOfDeal } from './words';

const NOTHING = { rows: [], total: 0 };

/** The user's open deals on which others have said something that was not seen. */
const unreadWords: RowList<UnreadWords> = {
  name: 'unread words',
  whose: 'own',
  keyOf: ({ of, dealId }) => keyOfDeal({ of, id: dealId }),
  push: dealWordSaid,
  follow: (bus, tell) => [bus.on(dealWordTopic).subscribe(tell.stale)],
  async ask({ http }, _, signal) {
    if (!http.offers(listUnreadWords)) return NOTHING;
    const rows = await http(listUnreadWords, {}, signal ? { signal } : {});
    return { rows, total: rows.length };
  },
};

export function useUnreadWords(): Listing<UnreadWords> {
  const listing = useRows<UnreadWords>(unreadWords);
  useUntilRead(listing);
  return listing;
}

/** How many words on a deal the user has not seen. */
export function useUnreadOn(): (deal: Deal) => number {
  const { rows } = useUnreadWords();
  return useCallback(({ of, id }) => rows.find(row => row.of === of && row.dealId === id)?.count ?? 0, [rows]);
}
