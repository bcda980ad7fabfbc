export { OrderForm } from '../order-form/order-form';
export { OrdersPanel } from '../orders/orders-panel';
export { OwnChart } from '../own-chart/own-chart';
export { MicroKeys } from './micro-keys';
