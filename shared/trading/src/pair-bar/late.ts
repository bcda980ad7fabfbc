export { AlertButton } from '../alerts/alert-button';
export { PriceInMoney } from './price-in-money';
