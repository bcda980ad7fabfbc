import { asInstant, type listTransfers, type PayloadOf } from '@tradefloor/contract';
import { amount } from '@tradefloor/money';
import type { Core } from '../../core';
import { ACCOUNTS, type AccountName } from '../../ledger/account';
import { concerns } from '../../ledger/packed-lines';
import { findCurrency } from '../../market/currency';
import type { HandlerOf } from '../../wire/ask';
import { transferInfo } from '../account-names';
import { listedCurrency } from '../wallet-currency';
import { throughHistory } from './whole-history';

/** Without a page, as old clients ask: the newest ones, and no word of how many there are. */
const MOST_LISTED = 200;
/** exchange.list-pages. */
const PAGE_ROWS = 20;

/** The newest first, whichever accounts they were between: `type` says which. */
export const transfers: HandlerOf<typeof listTransfers> = throughHistory(async (wish, { core, member, language }) => {
  const { page, limit = page === undefined ? MOST_LISTED : PAGE_ROWS } = wish;
  const rows = await transfersOf(core, member.id, wish)
    .select(['entry.id', 'entry.at', 'entry.reference', 'line.amount', 'line.account', 'line.currency_id'])
    .select(eb => eb.fn.countAll<number>().over().as('total'))
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset(((page ?? 1) - 1) * limit)
    .execute();
  return {
    rows: rows.map(row => ({
      id: String(row.id),
      type: row.reference,
      amount: amount(row.amount),
      info: transferInfo(language, row.reference),
      account: row.account,
      currencyName: findCurrency(row.currency_id)?.name ?? null,
      createdAt: asInstant(row.at),
    })),
    // Beyond the last page nothing says how many there are.
    total: page === undefined ? null : (rows[0]?.total ?? (page === 1 ? 0 : null)),
  };
});

/** Each by the line that received it. */
function transfersOf(core: Core, memberId: number, wish: PayloadOf<typeof listTransfers>) {
  const { account, currencyId, from, to } = wish;
  return core.db
    .selectFrom('ledger_line as line')
    .innerJoin('ledger_entry as entry', 'entry.id', 'line.entry_id')
    .where(concerns(memberId))
    .where('line.member_id', '=', memberId)
    .where('entry.cause', '=', 'transfer')
    .where('line.amount', '>', '0')
    .$if(account !== undefined, query => query.where('entry.reference', 'in', waysOf(account ?? 'legal')))
    .$if(currencyId !== undefined, query =>
      query.where('line.currency_id', '=', currencyId === undefined ? 0 : listedCurrency(currencyId)),
    )
    .$if(from !== undefined, query => query.where('entry.at', '>=', from ?? 0))
    .$if(to !== undefined, query => query.where('entry.at', '<', to ?? 0));
}

/** Into an account, and out of it. */
const waysOf = (account: AccountName): string[] =>
  ACCOUNTS.flatMap(other => (other === account ? [] : [`${account}-to-${other}`, `${other}-to-${account}`]));
