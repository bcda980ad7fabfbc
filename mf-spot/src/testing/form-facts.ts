import { asId, pairKey } from '@tradefloor/contract';
import { amount, price } from '@tradefloor/money';
import { type Draft, openedDraft } from '../order-form/draft';
import { feeOf } from '../order-form/fee';
import type { FormFacts } from '../order-form/form-summary';

/* What the order form's rules are tried with: a pair at 100, and a book of two rows a side. */

export const BTC = pairKey(asId('1'), asId('3'));
export const scales = { priceDigits: 2, amountDigits: 6 };
const calm = { fee: feeOf({}), reach: null, band: null, least: null, isPaused: false, book: null, own: [] };
export const facts: FormFacts = { scales, ...calm, available: { base: amount('0.5'), quote: amount('1000') } };
export const row = (at: string, number: string) => ({
  price: price(at),
  amount: amount(number),
  sum: amount(number),
  depth: 1,
  changed: null,
});
export const book: NonNullable<FormFacts['book']> = {
  bids: [row('99.00', '1'), row('98.00', '1')],
  asks: [row('100.00', '1'), row('101.00', '2')],
  freshness: 'live',
};
export const opened = openedDraft(BTC, price('100'), scales);
export const draft = (more: Partial<Draft>): Draft => ({ ...opened, ...more });
