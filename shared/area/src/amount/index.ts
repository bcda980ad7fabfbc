export { AmountField, FormAmountField } from './amount-field';
