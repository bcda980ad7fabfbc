export { Countdown as Resumes } from '@tradefloor/area/clock';
export { AlertButton } from './alerts/alert-button';
export { PriceInMoney } from './pair-bar/price-in-money';
export { BookTools } from './order-book/book-tools';
