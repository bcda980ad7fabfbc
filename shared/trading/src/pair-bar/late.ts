export { Countdown as Resumes } from '@tradefloor/area/clock';
export { AlertButton } from '../alerts/alert-button';
export { PriceInMoney } from './price-in-money';
