import type { TradingLabels } from './slots';

/** What tests and the gallery read. */
export const labels: TradingLabels = {
  markets: 'Markets',
  chart: 'Chart',
  book: 'Order book',
  trades: 'Trades',
  orders: 'Orders',
  tabs: 'Panels',
  form: 'Trade BTC/USDT',
  close: 'Close',
  ordersHeight: 'Height of the orders',
  tradesHeight: 'Height of the trades',
};
