import { action } from '../call';
import { givenAmount } from '../wire/decimals';
import { currencyId } from '../wire/ids';
import { field } from '../wire/shape';
import { typed } from '../wire/text';

export const buyInsurance = /* @__PURE__ */ action('buyInsurance', '/api/ext/insurance/buy', {
  movesMoney: true,
  payload: () => ({
    currencyId: field('currency_id', currencyId),
    typeId: field('insurance_type_id', typed({ max: 64 })),
    amount: field('amount', givenAmount),
  }),
});

export const claimInsurance = /* @__PURE__ */ action('claimInsurance', '/api/ext/insurance/claim', {
  movesMoney: true,
  payload: () => ({ id: field('id', typed({ max: 64 })) }),
});
