import { call } from '../call';
import { recordFilter, recordKind } from '../wallet/records';
import { accountNumber } from '../wallet/account-kind';
import { list } from '../wire/containers';
import { amount } from '../wire/decimals';
import { currencyId } from '../wire/ids';
import type { PlainOf } from '../wire/kind';
import { field, optional, shape } from '../wire/shape';
import { text } from '../wire/text';

/** What came and what went of one currency. */
export interface RecordTotal extends PlainOf<typeof recordTotal> {}
export const recordTotal = /* @__PURE__ */ shape(() => ({
  currencyId: field('currency', currencyId),
  currencyName: field('currency_name', text),
  received: field('received', amount),
  spent: field('spent', amount),
}));

/** wallet.record-totals: over all pages of the records that are asked for so; deposits and withdrawals once they are done. */
export const totalRecords = /* @__PURE__ */ call('totalRecords', 'POST', '/api/ext/record_totals', {
  payload: () => ({
    account: optional('type', accountNumber),
    kind: optional('record_type', recordKind),
    ...recordFilter(),
  }),
  answer: () => list<RecordTotal>(recordTotal),
});
