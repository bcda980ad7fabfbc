export { OrderForm } from '../order-form/order-form';
export { followed } from './followed';
export { OwnChart } from './own-chart';
export { OwnPositions } from './own-positions';
export { Trades } from './trades';
export { TradingKeys } from './trading-keys';
