import { action, call } from '../call';
import { choice } from '../wire/choice';
import { barePage, maybe } from '../wire/containers';
import { amount, givenAmount } from '../wire/decimals';
import { currencyId } from '../wire/ids';
import { maybeInstant } from '../wire/instant';
import { type Kind, type PlainOf, refuse } from '../wire/kind';
import { page, pageSize } from '../wire/numbers';
import { field, optional, shape } from '../wire/shape';
import { text, textOrEmpty } from '../wire/text';
import { accountKind, accountNumber } from './account-kind';
import { recordFilter } from './records';

/** The older form names the way and not the accounts. */
export type TransferWay = 'legal-to-lever' | 'lever-to-legal';
const transferWay: Kind<TransferWay> = /* @__PURE__ */ choice<TransferWay>({
  'legal-to-lever': 1,
  'lever-to-legal': 2,
});

/** Between one's own accounts: `from` and `to`, or the older form's `way`. */
export const transfer = /* @__PURE__ */ action('transfer', '/api/wallet/change', {
  movesMoney: true,
  payload: () => ({
    amount: field('number', givenAmount),
    currencyId: field('currency_id', currencyId),
    from: optional('from_field', accountKind),
    to: optional('to_field', accountKind),
    way: optional('type', transferWay),
  }),
  check: ({ from, to, way }) => {
    if (way !== undefined && from === undefined && to === undefined) return null;
    if (from === undefined) return refuse('missing', 'from_field');
    if (to === undefined) return refuse('missing', 'to_field');
    return from === to ? refuse('must-differ', 'to_field') : null;
  },
});

export interface TransferRecord extends PlainOf<typeof transferRecord> {}
export const transferRecord = /* @__PURE__ */ shape(() => ({
  id: field('id', maybe(text)),
  /** What the server calls the way of the transfer. */
  type: field('type', textOrEmpty),
  amount: field(['number', 'value'], amount),
  info: field('info', textOrEmpty),
  account: field('account', textOrEmpty),
  currencyName: field('currency_name', maybe(text)),
  createdAt: field(['add_time', 'created_time'], maybeInstant),
}));

/** The newest without a page, else that page of those into or out of `account`. Older servers know nothing of either and answer all. */
export const listTransfers = /* @__PURE__ */ call('listTransfers', 'POST', '/api/wallet/hzhistory', {
  place: 'data',
  payload: () => ({
    page: optional('page', page),
    limit: optional('limit', pageSize),
    account: optional('type', accountNumber),
    ...recordFilter(),
  }),
  answer: () => barePage<TransferRecord>(transferRecord),
});
