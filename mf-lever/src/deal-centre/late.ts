export { OrderForm } from '../order-form/order-form';
export { TradesPanel } from '@tradefloor/trading';
export { OwnChart } from './own-chart';
export { OwnPositions } from './own-positions';
export { TradingKeys } from './trading-keys';
