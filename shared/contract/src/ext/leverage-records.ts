import { call } from '../call';
import { direction, leverageOrder, type LeverageOrder, leverageStatus } from '../leverage/order';
import { pageOf } from '../wire/containers';
import { currencyId } from '../wire/ids';
import { givenInstant } from '../wire/given-instant';
import { page } from '../wire/numbers';
import { optional } from '../wire/shape';

/** The old product's list of orders knows pair and state alone: which side, and since when, is beyond it. */
export const listLeverageRecords = /* @__PURE__ */ call('listLeverageRecords', 'POST', '/api/ext/leverage_orders', {
  payload: () => ({
    page: optional('page', page),
    currencyId: optional('currency_id', currencyId),
    legalId: optional('legal_id', currencyId),
    status: optional('status', leverageStatus),
    direction: optional('type', direction),
    /** Placed then or later. */
    since: optional('since', givenInstant),
  }),
  answer: () => pageOf<LeverageOrder>('list', leverageOrder),
});
