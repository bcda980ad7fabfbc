export { OrderForm } from '../order-form/order-form';
export { OrdersPanel } from '../orders/orders-panel';
export { OwnChart } from '../own/own-chart';
export { OwnTrades } from '../own/own-trades';
export { TradingKeys } from './trading-keys';
