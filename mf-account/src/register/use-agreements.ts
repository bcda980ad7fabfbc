import { useOwnQuery } from '@tradefloor/area';
import { listNews, type NewsItem } from '@tradefloor/contract';
import { useLanguage } from '@tradefloor/platform/react';

/** The agreements (news column 21) in the language that is on; those of the former stay until the new ones are here. */
export function useAgreements(): readonly NewsItem[] {
  const language = useLanguage();
  const { data } = useOwnQuery(listNews, { column: 'agreements', language }, { keepsLast: true, untilKnown: true });
  return data?.rows ?? [];
}
