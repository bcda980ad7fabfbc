import { useOwnQuery } from '@tradefloor/area';
import { totalRecords } from '@tradefloor/contract/ext';
import { balanceChangesTopic, chainRecordTopic } from '@tradefloor/platform';
import { filterOf } from './record-lists';
import type { Total } from './record-totals';
import type { RecordWish } from './record-wish';

const NONE: readonly Total[] = [];

/** wallet.record-totals, as the server adds them up. */
export function useRecordTotals(wish: RecordWish): readonly Total[] {
  const { account } = wish;
  const payload = { ...(account === null ? {} : { account }), ...filterOf(wish) };
  const asked = {
    untilKnown: true,
    staleOn: bus => [bus.on(chainRecordTopic), bus.on(balanceChangesTopic)],
  } satisfies Parameters<typeof useOwnQuery>[2];
  return useOwnQuery(totalRecords, payload, asked).data ?? NONE;
}
