import { useOwnQuery } from '@tradefloor/area';
import { type RowList, useRows } from '@tradefloor/area/list';
import { asInstant } from '@tradefloor/contract';
import { readStatement, type StatementLine } from '@tradefloor/contract/ext';
import { balanceChangesTopic } from '@tradefloor/platform';
import type { Moments } from './span';

/** Opening and closing, a currency; read again when money moves. */
export const useBalances = ({ from, to }: Moments) =>
  useOwnQuery(
    readStatement,
    { from: asInstant(from), to: asInstant(to) },
    { staleOn: bus => [bus.on(balanceChangesTopic)] },
  );

/** Every line of it, oldest first, worded in the language that is on. */
const lines = ({ from, to }: Moments): RowList<StatementLine> => ({
  name: `statement ${from} ${to}`,
  whose: 'own',
  keyOf: ({ id }) => id,
  push: 'always',
  follow: (bus, { stale }, { language }) => [
    bus.on(balanceChangesTopic).subscribe(stale),
    language.changes.subscribe(stale),
  ],
  async ask(platform, page, signal) {
    const wish = { from: asInstant(from), to: asInstant(to), page };
    const { lines: rows, total } = await platform.http(readStatement, wish, signal ? { signal } : {});
    return { rows, total };
  },
});

export const useLines = (moments: Moments) => useRows(lines(moments));
